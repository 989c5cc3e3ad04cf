// What the browser keeps: the work of this tab, that of the last one, its reader's preferences, and a shelf of
// things that are each kept by themselves.

const WORK = "machu-tutor";
const PREFERENCES = "machu-tutor-preferences";
const RETURNS = "machu-tutor-returns";
const BACK = "machu-tutor-back";
const SHELF = "machu-tutor-shelf/"; // before the id of each thing
const SHELF_NUMBER = "#";
const MOST_SHELVED = 2500000; // characters: more than the tutor puts there would end the connection
const TAB = "sessionStorage";
const EVERY_TAB = "localStorage";

// Storage may be forbidden or full: then nothing is kept, and the answer is empty.
function readStored(storage, key) {
  try {
    return window[storage].getItem(key) ?? "";
  } catch {
    return "";
  }
}

// Whether the value is kept now.
function writeStored(storage, key, value) {
  try {
    window[storage].setItem(key, value);
  } catch {
    return false;
  }
  return readStored(storage, key) === value;
}

// What was kept when the page was left; that the tutor came back by itself is said once.
function findKept() {
  const back = readStored(TAB, BACK);
  if (back) writeStored(TAB, BACK, "");
  return {
    tab: readStored(TAB, WORK),
    last: readStored(EVERY_TAB, WORK),
    preferences: readStored(EVERY_TAB, PREFERENCES),
    shelf: JSON.stringify(findShelved()),
    back,
    here: location.search,
  };
}

function findShelved() {
  const found = {};
  let room = MOST_SHELVED;
  for (const name of shelvedNames()) {
    const text = readStored(EVERY_TAB, name);
    room -= text.length;
    if (text && room >= 0) found[name.slice(SHELF.length)] = text;
  }
  return found;
}

function shelvedNames() {
  try {
    return Object.keys(window[EVERY_TAB]).filter((name) => name.startsWith(SHELF)).sort();
  } catch {
    return [];
  }
}

// Whether the thing stands on the shelf now, or is gone from it if it has no text.
function shelve(name, text) {
  if (text) return writeStored(EVERY_TAB, SHELF + name, text);
  try {
    window[EVERY_TAB].removeItem(SHELF + name);
  } catch {
    return false;
  }
  return true;
}

// Each tab hears what another puts on the shelf, takes from it, or clears away.
function followShelf({ listen }, send) {
  listen(window, "storage", ({ key, newValue }) => {
    if (key?.startsWith(SHELF)) send("shelf-heard", JSON.stringify({ [key.slice(SHELF.length)]: newValue ?? "" }));
  });
}

function createStorage(model, send) {
  let isWorkKept = true;

  function keepWork() {
    if (!model.get("work")) return;
    const work = JSON.stringify({ work: model.get("work"), spot: model.get("spot") });
    isWorkKept = writeStored(TAB, WORK, work);
    const isKeptForLater = writeStored(EVERY_TAB, WORK, work);
    if (!isWorkKept || !isKeptForLater) send("unkept", "");
  }

  function keepPreferences() {
    writeStored(EVERY_TAB, PREFERENCES, JSON.stringify(model.get("preferences")));
  }

  function keepShelved() {
    const { [SHELF_NUMBER]: number, ...changes } = model.get("shelved");
    const missed = Object.entries(changes).filter(([name, text]) => !shelve(name, text));
    send("shelf-settled", JSON.stringify([number, ...missed.map(([name]) => name)]));
  }

  return { keepWork, keepPreferences, keepShelved, isWorkKept: () => isWorkKept };
}
