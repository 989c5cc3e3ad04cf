// Keys by which parts of the page are recognised, and the differences between their attributes.

/**
 * The key by which an element is found again in its region; its id if it has no name. An element of one moment, such as
 * a decision or the answer to a question, gets another key in the next moment.
 * @param {DOMStringMap} dataset @param {string} id @param {string | undefined} moment
 */
export function keyOf({ key, step, region, field, menu }, id, moment) {
  const name = region ?? field ?? key ?? menu ?? step ?? id;
  return moment === undefined ? name : `${name} in ${moment}`;
}

/** The names of the attributes that have changed or are gone. @param {Attributes} before @param {Attributes} now */
export function differences(before, now) {
  const names = Object.keys({ ...before, ...now });
  return names.filter((name) => before[name] !== now[name]);
}

/** The keys, made different: repetitions of a key get a number. @param {string[]} keys */
export function apart(keys) {
  /** @type {Map<string, number>} */
  const met = new Map();
  return keys.map((key) => {
    const number = met.get(key) ?? 0;
    met.set(key, number + 1);
    return number ? `${key} ${number}` : key;
  });
}
