// Elements of the phone's page and of the teacher's console.

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

/** Words for a screen reader alone. @param {string} words */
export const aloud = (words) => element("span", { class: "unseen" }, ` ${words} `);

/** A bar of a share, from 0 to 1. @param {number} share @param {boolean} isBefore */
export function bar(share, isBefore) {
  const fill = element("i", isBefore ? { class: "before" } : {});
  fill.style.width = `${100 * share}%`;
  return element("span", {}, fill);
}
