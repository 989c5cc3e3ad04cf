// Elements of the phone's page.

/** @param {string} id */
export function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * An element with attributes and children; texts are never read as markup.
 * @param {string} tag @param {{ [name: string]: string }} attributes @param {...(Node | string)} children
 */
export function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
