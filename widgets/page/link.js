// Who is at the other end of the page: a kernel, behind a server, behind a network. Each of them may go away.
// It sees that every press arrives once, says what is gone, and comes back to the same moment where it can.

const [RETURNS, BACK] = ["machu-tutor-returns", "machu-tutor-back"];
const [MOST_RETURNS, RETURNS_WITHIN] = [2, 300000]; // by itself; whoever presses the button goes back as often as they like
const WRITTEN = ".tutor-app :is(textarea, input[type=text], input:not([type]))";
const STAYS_USABLE = `${WRITTEN}, .tutor-lost, a[href], summary`;
// Milliseconds:
const SHAKY = 1000; // a connection that is back by then was never gone
const QUIET = 2500; // a kernel that has nothing else to do answers sooner
const ANSWER_WITHIN = 12000; // one that computes, or a server, answers sooner
const [ASK_EVERY, CONNECTS_WITHIN] = [2000, 6000];
const READABLE = 5000; // so long the message stands before the page goes back by itself
const UNSURE = 20000; // after so long without a word somebody who is there sees whether all is well
const [TICK, ASLEEP] = [5000, 15000]; // a page whose clock stood still so long was asleep

// `region` is where it speaks, `isOurs` says of an event whether it is this page's, `isKept` whether the work is safe.
function keepLink({ model, whole, region, app, isOurs, isKept, signal }) {
  const kernel = whole.widget_manager?.kernel;
  const isServed = "voila" in document.body.dataset && kernel;
  const sender = String(Math.random());
  const typed = new Map(); // fields with what the kernel has not confirmed, and the message after it
  let [state, number, since, heard, tried] = ["", 0, 0, Date.now(), 0];
  let [unanswered, isAlone, isOver] = [[], false, false];
  let silence, retry, shaky;

  const isLinked = () => !kernel || kernel.connectionStatus === "connected";
  const isUsable = () => state === "" || state === "silent";
  const isWriting = () => [...typed.keys()].some((field) => field.isConnected && field.value);
  const returns = () => {
    const all = JSON.parse(stored(TAB, RETURNS) || "[]");
    return all.filter((time) => Date.now() - time < RETURNS_WITHIN);
  };

  const show = (next, words = next) => {
    if (state === "gone" && next !== "gone") return;
    state = next;
    region.innerHTML = words && (model.get("lost")[words] ?? "");
    if (!app()) return;
    if (next) app().dataset.lost = next;
    else delete app().dataset.lost;
    if (next === "gone") for (const control of app().querySelectorAll("button")) control.ariaDisabled = "true";
    for (const control of region.querySelectorAll("button")) control.ariaDisabled = null;
  };

  // What the server says of the kernel: it is there, it is gone, or there is no server to be reached.
  const ask = async () => {
    const [late, { baseUrl }] = [new AbortController(), kernel.serverSettings];
    const patience = setTimeout(() => late.abort(), ANSWER_WITHIN);
    try {
      const found = await fetch(`${baseUrl}api/kernels/${kernel.id}`, { cache: "no-store", signal: late.signal });
      return found.status === 404 ? "gone" : "here";
    } catch {
      return "away";
    } finally {
      clearTimeout(patience);
    }
  };

  // Gone for good: another kernel takes up the work that the browser kept

  const goBack = () => {
    stored(TAB, BACK, "1");
    location.reload();
  };
  const comeBack = async () => {
    clearTimeout(retry);
    if (document.hidden) return; // for nobody no kernel is started; `check` comes here again
    const found = await ask();
    if (isOver) return;
    if (isWriting()) return void ((isAlone = false), show("gone", "writing"));
    if (found === "away") return void (retry = setTimeout(comeBack, ASK_EVERY));
    const times = JSON.stringify([...returns(), Date.now()]);
    if (stored(TAB, RETURNS, times) === times) goBack();
    else show("gone", "again");
  };
  const gone = () => {
    if (state === "gone" || isOver) return;
    [silence, retry, shaky].forEach(clearTimeout);
    unanswered = [];
    if (!isServed) return void show("gone", "notebook");
    if (!isKept()) return void show("gone", "unkept");
    if (isWriting()) return void show("gone", "writing");
    isAlone = isHost && returns().length < MOST_RETURNS;
    show("gone", isAlone ? "gone" : "again");
    if (isAlone) retry = setTimeout(comeBack, READABLE);
  };

  // Silent or out of reach: asked for again and again until one or the other is certain

  const probe = async () => {
    clearTimeout(retry);
    if (!isServed) return;
    const found = await ask();
    if (isOver || !state || state === "gone") return;
    if (found === "gone" || kernel.isDisposed) return void gone();
    if (found === "away") {
      if (state !== "cut") show("cut");
      tried = isLinked() ? Date.now() : 0; // what was held up may still arrive
    } else if (state === "cut" && Date.now() - tried > CONNECTS_WITHIN) connect();
    retry = setTimeout(probe, ASK_EVERY);
  };
  const connect = () => {
    tried = Date.now();
    kernel.reconnect().catch(() => {}); // whether it could is heard as its status
  };
  const look = () => {
    clearTimeout(silence);
    if (!unanswered.length || state) return;
    // A kernel that computes has begun with something; one that does not even begin is stuck, or out of reach.
    const limit = kernel && kernel.status !== "busy" ? QUIET : ANSWER_WITHIN;
    const left = Math.max(since, heard) + limit - Date.now();
    if (left > 0) return void (silence = setTimeout(look, Math.min(left, QUIET)));
    show("silent");
    probe();
  };

  // Every press has a number. It is kept until it is answered, and sent again over a new connection; the kernel
  // does not do what it has done before.
  const post = (content, buffers) => {
    if (!unanswered.length) since = Date.now();
    number += 1;
    unanswered.push([{ ...content, sender, number }, undefined, buffers]);
    if (isLinked()) whole.send(...unanswered.at(-1));
    look();
  };
  const send = (name, value, at = "", buffers = []) => isUsable() && post({ name, value, at }, buffers);
  const beat = () => post({ name: "beat", value: "", at: "" });
  const answered = () => {
    const last = model.get("answered")[sender] ?? 0;
    unanswered = unanswered.filter(([{ number }]) => number > last);
    since = Date.now();
    for (const [field, after] of typed) if (after <= last) typed.delete(field);
    if (state === "silent" || (state === "cut" && isLinked())) {
      clearTimeout(retry);
      show("");
    }
    look();
  };
  const linked = () => {
    clearTimeout(shaky);
    if (state === "gone" || isOver || kernel.isDisposed) return; // a page that is left lets go of its kernel
    if (isLinked()) {
      for (const message of unanswered) whole.send(...message);
      if (state || unanswered.length) beat();
    } else
      shaky = setTimeout(() => {
        show("cut");
        tried = 0;
        probe();
      }, SHAKY);
  };
  const lives = (_, status) => /restarting|dead/.test(status) && gone();
  const hears = (_, { direction }) => direction === "recv" && (heard = Date.now());

  // Whoever comes back to the page finds out at once how things are, not with their next press.
  const check = () => {
    if (document.hidden) return;
    if (state === "gone") return void (isAlone && comeBack());
    if (state) return void probe();
    if (isLinked() && !unanswered.length) beat();
    look();
  };
  const stir = () => isServed && !unanswered.length && Date.now() - heard > UNSURE && check();
  const on = (target, kinds, hear, capture = false) =>
    kinds.split(" ").forEach((kind) => target.addEventListener(kind, hear, { signal, capture, passive: !capture }));
  on(window, "online offline pageshow", check);
  on(document, "visibilitychange resume", check);
  on(document, "pointermove pointerdown keydown", stir);
  let ticked = Date.now();
  const ticking = setInterval(() => {
    if (Date.now() - ticked > ASLEEP) check();
    ticked = Date.now();
  }, TICK);

  on(document, "input", ({ target }) => target.matches?.(WRITTEN) && typed.set(target, Infinity));
  on(document, "change", ({ target }) => {
    if (!typed.has(target) || !isUsable()) return;
    beat();
    typed.set(target, number);
  });
  // What cannot be done now is not done; what was written can be copied, and what was kept be saved.
  const unusable = (event) => {
    if (isUsable() || !isOurs(event) || event.target.closest?.(STAYS_USABLE)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  on(document, "click", unusable, true);

  kernel?.connectionStatusChanged.connect(linked);
  kernel?.statusChanged.connect(lives);
  kernel?.anyMessage.connect(hears);
  whole.on("comm:close", gone);
  const stop = () => {
    isOver = true;
    [silence, retry, shaky].forEach(clearTimeout);
    clearInterval(ticking);
    kernel?.connectionStatusChanged.disconnect(linked);
    kernel?.statusChanged.disconnect(lives);
    kernel?.anyMessage.disconnect(hears);
    whole.off("comm:close", gone);
  };
  const reload = async () => {
    if (isServed && (await ask()) === "away") show(state === "gone" ? state : "cut");
    else goBack();
  };
  return { send, answered, reload, stop };
}
