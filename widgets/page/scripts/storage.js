// What the browser keeps: the work of this tab, that of the last one, and its reader's preferences.

const WORK = "machu-tutor";
const PREFERENCES = "machu-tutor-preferences";
const RETURNS = "machu-tutor-returns";
const BACK = "machu-tutor-back";
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
    back,
    here: location.search,
  };
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

  return { keepWork, keepPreferences, isWorkKept: () => isWorkKept };
}
