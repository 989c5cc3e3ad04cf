// The browser's storage. It has the work of this tab and of the last visits, the reader's preferences, and the shelf.
// Each visit and each thing on the shelf has an entry of its own, so that no tab overwrites another tab's work.

const WORK = "machu-tutor"; // the key of this tab's work; in earlier versions, of the last visit's work
const WORKS = "machu-tutor-work/"; // the prefix of the key of each visit's work
const MOST_WORKS = 6;
const MOST_FOUND = 1500000; // the most characters of all works of other visits together
const VISIT = "machu-tutor-visit";
const PREFERENCES = "machu-tutor-preferences";
export const RETURNS = "machu-tutor-returns";
export const BACK = "machu-tutor-back";
const SHELF = "machu-tutor-shelf/"; // the prefix of the key of each thing
const SHELF_NUMBER = "#";
const MOST_SHELVED = 2500000; // the most characters of all things together: more would end the connection
/** @typedef {"sessionStorage" | "localStorage"} StorageName */
export const TAB = "sessionStorage";
const EVERY_TAB = "localStorage";

/**
 * The stored value of a key; "" if nothing is stored or the browser forbids storage.
 * @param {StorageName} storage @param {string} key
 */
export function readStored(storage, key) {
  try {
    return window[storage].getItem(key) ?? "";
  } catch {
    return "";
  }
}

/**
 * Store a value; return whether the browser has stored it.
 * @param {StorageName} storage @param {string} key @param {string} value
 */
export function writeStored(storage, key, value) {
  try {
    window[storage].setItem(key, value);
  } catch {
    return false;
  }
  return readStored(storage, key) === value;
}

// The stored texts at the start of the page. `back` is read only once: it says that the tutor has come back by itself.
export function findKept() {
  const back = readStored(TAB, BACK);
  if (back) writeStored(TAB, BACK, "");
  const mine = readStored(TAB, VISIT);
  const names = keptWorks();
  const others = names.filter((name) => name !== mine).map((name) => readStored(EVERY_TAB, name));
  return {
    tab: readStored(TAB, WORK),
    last: names.length ? readStored(EVERY_TAB, names[0]) : "",
    others: JSON.stringify(firstWithin(others, MOST_FOUND)),
    preferences: readStored(EVERY_TAB, PREFERENCES),
    shelf: JSON.stringify(findShelved()),
    back,
    here: location.search,
  };
}

/** The first texts that fit into `room` characters together. @param {string[]} texts @param {number} room */
function firstWithin(texts, room) {
  let left = room;
  return texts.filter((text) => {
    left -= text.length;
    return left >= 0;
  });
}

/** @returns {Record<string, string>} */
function findShelved() {
  /** @type {Record<string, string>} */
  const found = {};
  let room = MOST_SHELVED;
  for (const name of storedNames(SHELF)) {
    const text = readStored(EVERY_TAB, name);
    room -= text.length;
    if (text && room >= 0) found[name.slice(SHELF.length)] = text;
  }
  return found;
}

/** @param {string} start */
function storedNames(start) {
  try {
    return Object.keys(window[EVERY_TAB])
      .filter((name) => name.startsWith(start))
      .sort();
  } catch {
    return [];
  }
}

// The keys of the works of all visits, the latest visit first.
function keptWorks() {
  const names = [...storedNames(WORKS), WORK].filter((name) => readStored(EVERY_TAB, name));
  const left = new Map(names.map((name) => [name, whenLeft(name)]));
  return names.sort((one, other) => (left.get(other) ?? 0) - (left.get(one) ?? 0));
}

/** @param {string} name @returns {number} */
function whenLeft(name) {
  try {
    return Number(JSON.parse(readStored(EVERY_TAB, name)).when) || 0;
  } catch {
    return 0;
  }
}

/** @param {string} name */
function forget(name) {
  try {
    window[EVERY_TAB].removeItem(name);
  } catch {
    return false;
  }
  return true;
}

/**
 * Store a thing on the shelf, or remove it if its text is empty; return whether the browser has done so.
 * @param {string} name @param {string} text
 */
function shelve(name, text) {
  return text ? writeStored(EVERY_TAB, SHELF + name, text) : forget(SHELF + name);
}

/**
 * Tell the kernel of things that another tab puts on the shelf or removes, and of the progress in lessons there.
 * @param {Place} place @param {Send} send
 */
export function followStorage({ listen }, send) {
  listen(window, "storage", ({ key, newValue }) => {
    if (key?.startsWith(SHELF)) send("shelf-heard", JSON.stringify({ [key.slice(SHELF.length)]: newValue ?? "" }));
    if (key?.startsWith(WORKS) && newValue) send("progress-heard", JSON.stringify({ progress: progressIn(newValue) }));
  });
}

/** @param {string} kept  */
function progressIn(kept) {
  const { progress } = readObject(String(readObject(kept).work));
  return progress ?? [];
}

/**
 * The object that a text contains as JSON; an empty object for any other text, because the storage may contain
 * anything.
 * @param {string} text @returns {Record<string, unknown>}
 */
function readObject(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** @param {Model} model @param {Send} send */
export function createStorage(model, send) {
  const visit = WORKS + crypto.getRandomValues(new Uint32Array(2)).join("-");
  let isWorkKept = true;
  let preferred = readObject(readStored(EVERY_TAB, PREFERENCES));

  function keepWork() {
    if (!model.get("work")) return;
    const work = { work: model.get("work"), spot: model.get("spot") };
    isWorkKept = writeStored(TAB, WORK, JSON.stringify(work));
    const isKeptForLater = writeStored(EVERY_TAB, visit, JSON.stringify({ ...work, when: Date.now() }));
    if (!isWorkKept || !isKeptForLater) send("unkept", "");
    if (isKeptForLater) clearAway();
  }

  // Remove the work that this tab stored before a reload, because the present work contains it, and the works of long
  // ago.
  function clearAway() {
    const before = readStored(TAB, VISIT);
    if (before === visit) return;
    if (before.startsWith(WORKS)) forget(before);
    writeStored(TAB, VISIT, visit);
    keptWorks().slice(MOST_WORKS).forEach(forget);
  }

  // Store the preferences. Choices of another tab stay, except where this tab has chosen since.
  function keepPreferences() {
    const chosen = Object.entries(model.get("preferences")).filter(([name, value]) => preferred[name] !== value);
    preferred = model.get("preferences");
    const kept = readObject(readStored(EVERY_TAB, PREFERENCES));
    writeStored(EVERY_TAB, PREFERENCES, JSON.stringify({ ...kept, ...Object.fromEntries(chosen) }));
  }

  function keepShelved() {
    const { [SHELF_NUMBER]: number, ...changes } = model.get("shelved");
    const missed = Object.entries(changes).filter(([name, text]) => !shelve(name, text));
    send("shelf-settled", JSON.stringify([number, ...missed.map(([name]) => name)]));
  }

  return { keepWork, keepPreferences, keepShelved, isWorkKept: () => isWorkKept };
}
