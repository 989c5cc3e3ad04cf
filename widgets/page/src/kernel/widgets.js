// Fields that are widgets of their own, such as canvases and sliders: each is put into its place when it is there.

const TOOLKIT = /^(jupyter-)?widget-/; // classes by which ipywidgets styles them, partly as `!important`

const nextFrame = () => new Promise((go) => requestAnimationFrame(go));

/** @param {KernelModel} kernelModel */
export function createFields({ widget_manager: manager }) {
  /** @type {Map<Element, FieldView | undefined>} */
  const views = new Map(); // by the element in its place: at first nothing

  /** @param {HTMLElement} place */
  async function mount(place) {
    if (!manager || views.has(place)) return;
    views.set(place, undefined);
    const field = place.dataset.field ?? "";
    const view = await manager.create_view(await manager.get_model(field));
    while (!place.isConnected && views.has(place)) await nextFrame(); // the page itself may come later
    if (!views.delete(place)) {
      view.remove();
      return;
    }
    const { luminoWidget: widget, el } = view;
    el.classList.remove(...[...el.classList].filter((name) => TOOLKIT.test(name)));
    el.dataset.field = field;
    views.set(el, view);
    widget.constructor.attach(widget, /** @type {Element} */ (place.parentElement), place);
    place.remove();
  }

  /** @param {Element} holder @returns {HTMLElement[]} */
  const placesIn = (holder) => [
    .../** @type {HTMLElement[]} */ (holder.matches("[data-field]") ? [holder] : []),
    ...holder.querySelectorAll("[data-field]"),
  ];

  /**
   * An element that is in its place already is found by its name, and by its kind.
   * @param {Element} holder @param {Element} next
   */
  function keep(holder, next) {
    for (const known of placesIn(holder)) {
      const place = placesIn(next).find((each) => each.dataset.field === known.dataset.field);
      const same = document.createElement(known.localName);
      same.dataset.field = known.dataset.field;
      place?.replaceWith(same);
    }
  }

  /** @param {Element} holder */
  function fill(holder) {
    for (const place of placesIn(holder)) mount(place);
  }

  /** End the listening of removed elements. @param {Element} holder */
  function leave(holder) {
    for (const place of placesIn(holder)) {
      views.get(place)?.remove();
      views.delete(place);
    }
  }
  return { keep, fill, leave, stop: () => [...views.keys()].forEach(leave) };
}
