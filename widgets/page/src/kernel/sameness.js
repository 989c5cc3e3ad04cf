// Tells whether a part of the page is the same as before, and which of its attributes have changed.

/**
 * The key by which an element is found again in its region; without a name, its place. An element of one moment, such
 * as a decision or the answer to a question, gets another key in the next moment.
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

/** Number the repetitions of a key. @param {string[]} keys */
export function apart(keys) {
  /** @type {Map<string, number>} */
  const met = new Map();
  return keys.map((key) => {
    const number = met.get(key) ?? 0;
    met.set(key, number + 1);
    return number ? `${key} ${number}` : key;
  });
}
