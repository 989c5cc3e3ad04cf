// What tells that a part of the page is the same as before, and what of it is other.

/**
 * The name under which an element is known again in its region; of one that has none it is where it stands. What is of a
 * moment alone, as a decision or what is written for a question, is another one in the next, whatever it is called.
 * @param {DOMStringMap} dataset @param {string} id @param {string | undefined} moment
 */
export function keyOf({ key, step, region, field, menu }, id, moment) {
  const name = region ?? field ?? key ?? menu ?? step ?? id;
  return moment === undefined ? name : `${name} in ${moment}`;
}

/** The names of what has another value now, or has none any more. @param {Attributes} before @param {Attributes} now */
export function differences(before, now) {
  const names = Object.keys({ ...before, ...now });
  return names.filter((name) => before[name] !== now[name]);
}

/** Numbers what has one key from its second on. @param {string[]} keys */
export function apart(keys) {
  /** @type {Map<string, number>} */
  const met = new Map();
  return keys.map((key) => {
    const number = met.get(key) ?? 0;
    met.set(key, number + 1);
    return number ? `${key} ${number}` : key;
  });
}
