// Fields that ask for something as soon as they hold another value: numbers, choices, names of a form.

function listenToSettings({ isOurs, listen }, send) {
  function changed(event) {
    const field = isOurs(event) && event.target.closest?.("[data-change]");
    if (field) send(field.dataset.change, `${field.dataset.value}\n${field.value}`);
  }
  listen(document, "change", changed);
}
