// What tells that a part of the page is the same as before, and what of it is other.

/**
 * The name under which an element is known again in its region; of one that has none it is where it stands.
 * A decision is another one in each moment, whatever it is called: of one that was made nothing stays.
 * @param {DOMStringMap} dataset @param {string} id @param {string} at
 */
export function keyOf({ key, step, region, field, menu, do: name }, id, at = "") {
  if (name === "decide") return `${key} ${at}`;
  return region ?? field ?? key ?? menu ?? step ?? id;
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
