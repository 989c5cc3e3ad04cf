// What the modules ask of a browser as soon as they are loaded, and a storage, for tests that run without one.

class Stored {
  getItem(name) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name, value) {
    if (String(value).length > (Stored.room ?? Infinity)) throw new Error("It is full.");
    this[name] = String(value);
  }
  removeItem(name) {
    delete this[name];
  }
}

globalThis.document = { documentElement: { dataset: {} }, body: { dataset: { voila: "" } }, querySelector: () => null };
globalThis.window = { matchMedia: () => ({ matches: false }) };
globalThis.location = { pathname: "/", search: "", hash: "" };
globalThis.history = { state: null };

/** Nothing is kept. */
export function emptyStorages() {
  window.localStorage = new Stored();
  window.sessionStorage = new Stored();
  Stored.room = undefined;
}

/** From now on no text longer than this is kept. */
export function fillStorages(room) {
  Stored.room = room;
}

/** A model as anywidget hands it out, with the traits it has. */
export function createModel(traits) {
  return { get: (name) => traits[name], set: (name, value) => (traits[name] = value) };
}
