// Fields that are widgets by themselves, such as canvases and sliders: each is put into its place when the widget
// exists.

const TOOLKIT = /^(jupyter-)?widget-/; // classes with styles of ipywidgets, some of them `!important`

const nextFrame = () => new Promise((go) => requestAnimationFrame(go));

/** @param {KernelModel} kernelModel */
export function createFields({ widget_manager: manager }) {
  /** @type {Map<Element, FieldView | undefined>} */
  const views = new Map(); // by the field's element, or by its place as long as there is no view

  /** @param {HTMLElement} place */
  async function mount(place) {
    if (!manager || views.has(place)) return;
    views.set(place, undefined);
    const field = place.dataset.field ?? "";
    const view = await manager.create_view(await manager.get_model(field));
    while (!place.isConnected && views.has(place)) await nextFrame(); // the page around the place may come later
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
   * Keep the fields that are already in their places: in the new markup, put an element of the same name and kind in
   * their place, so that morphdom matches it.
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

  /** Remove the fields of a removed element. @param {Element} holder */
  function leave(holder) {
    for (const place of placesIn(holder)) {
      views.get(place)?.remove();
      views.delete(place);
    }
  }
  return { keep, fill, leave, stop: () => [...views.keys()].forEach(leave) };
}
