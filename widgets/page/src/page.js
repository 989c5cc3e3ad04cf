// The page around the widgets, joined from modules with one concern each. In a notebook, between other text, a tutor
// keeps to its own cell.

import { createBoard } from "./board/board.js";
import { followHistory, reachVisit, showAddress, showLook } from "./browser/address.js";
import { followContents, isBesideBoard } from "./browser/contents.js";
import { BOARDS, createPlace, isHost } from "./browser/environment.js";
import { keepFile } from "./browser/files.js";
import { createLiveRegion } from "./browser/live_region.js";
import { nameElements, offerSkips } from "./browser/names.js";
import { followSystem, systemPreferences } from "./browser/preferences.js";
import { createSpeaker } from "./browser/speaker.js";
import { createStorage, findKept, followStorage } from "./browser/storage.js";
import { createWall } from "./browser/wall.js";
import { listenToPresses } from "./controls/controls.js";
import { followCurve } from "./controls/curve.js";
import { createFocus } from "./controls/focus.js";
import { followGroups } from "./controls/groups.js";
import { followHaste } from "./controls/hasty.js";
import { listenToKeys } from "./controls/keys.js";
import { noteMenus } from "./controls/menus.js";
import { followNotices } from "./controls/notices.js";
import { followPressStarts } from "./controls/press_start.js";
import { createConnection } from "./kernel/connection.js";
import { listenToSettings } from "./kernel/fields.js";
import { hearWithoutAnywidget } from "./kernel/kernel.js";
import { createRegions } from "./kernel/regions.js";
import { watchConnection } from "./kernel/watching.js";
import { createLayout } from "./room/layout.js";
import { createMoveFollower } from "./room/moves.js";
import { followRest, showRest } from "./room/overflow.js";
import { followSheet, meetStep, showPart } from "./room/sheet.js";
import { beginViews } from "./room/views.js";
import { followBelow } from "./room/words_below.js";

/** @param {{ model: Model, el: HTMLElement }} widget */
function render({ model, el }) {
  const abort = new AbortController();
  model.set("found", findKept());
  const kernelModel = model.set("prefers", systemPreferences());
  hearWithoutAnywidget(kernelModel);
  const regions = createRegions(model, el, kernelModel);
  const place = createPlace(model, el, abort.signal);
  const contents = followContents(place);
  const { speak, hear } = createLiveRegion(model, el);
  const haste = followHaste(place);
  const focus = createFocus(place);
  /** @type {Send} */
  const send = (...message) => connection.send(...message);
  const speaker = createSpeaker(place, send);
  const wall = createWall(place, kernelModel, send);
  const board = createBoard(place, send);
  const rest = followRest(place);
  const naming = followWidgets(place, { focus, haste, board, speaker, rest, hear });
  const layout = createLayout(place);

  const leaveSystem = followSystem(place);
  const storage = createStorage(model, send);
  const connection = createConnection(place, kernelModel, storage.isWorkKept);
  followPressStarts(place);
  followGroups(place);
  listenToKeys(place, send, focus);
  followHistory(place, send);
  const presses = listenToPresses(place, connection, focus, speaker);
  listenToSettings(place, send);
  followNotices(place, send);
  const leaveMenus = noteMenus(place);
  followBelow(place);
  followCurve(place, send);
  followSheet(place);
  followStorage(place, send);
  const stopWatching = watchConnection(place, connection);
  const draw = () => {
    haste.follow(() => focus.keepWhile(regions.show));
    contents.mark();
    haste.look();
    board.arrive();
    naming.later(); // because a change of words alone is not observed
  };
  const endAnswer = () => {
    draw(); // before the page reports that no more comes
    const last = connection.noteAnswers();
    reachVisit(model, last);
    presses.release(last);
    board.settle();
  };

  const hearing = {
    address: () => {
      showAddress(model);
      wall.follow();
    },
    wall: wall.follow,
    visit: () => showAddress(model),
    title: () => showLook(place),
    theme: () => showLook(place),
    language: () => showLook(place),
    size: layout.measure,
    announced: speak,
    names: naming.later,
    drawn: draw,
    file: () => keepFile(model.get("file")),
    work: storage.keepWork,
    spot: storage.keepWork,
    preferences: storage.keepPreferences,
    shelved: storage.keepShelved,
    answered: endAnswer,
  };
  for (const [trait, changed] of Object.entries(hearing)) model.on(`change:${trait}`, changed);
  model.on("msg:custom", board.hear);
  connection.catchUp("things"); // before the width: by the width the kernel shows the things
  layout.measure();
  showAddress(model);
  speak();
  naming.later();
  enterAsChosen(send);
  wall.follow();

  return () => {
    abort.abort();
    regions.stop();
    contents.stop();
    naming.stop();
    rest.stop();
    leaveSystem();
    leaveMenus();
    layout.stop();
    speaker.stop();
    wall.stop();
    board.stop();
    connection.stop();
    stopWatching();
    for (const [trait, changed] of Object.entries(hearing)) model.off(`change:${trait}`, changed);
    model.off("msg:custom", board.hear);
  };
}

/** Go once to the way in that the reader chose at the front door while the kernel started. @param {Send} send */
function enterAsChosen(send) {
  const chosen = isHost && window.tutorEnter;
  if (!chosen) return;
  delete window.tutorEnter;
  send("enter", chosen);
}

/**
 * @typedef Followers
 * @property {Focus} focus
 * @property {ReturnType<typeof followHaste>} haste
 * @property {ReturnType<typeof createBoard>} board
 * @property {ReturnType<typeof createSpeaker>} speaker
 * @property {ReturnType<typeof followRest>} rest
 * @property {ReturnType<typeof createLiveRegion>["hear"]} hear
 */

/**
 * Follow widgets, which come and go after the page: in the next frame they get their names, and the focus gets its
 * place.
 * @param {Place} place @param {Followers} followers
 */
function followWidgets(place, { focus, haste, board, speaker, rest, hear }) {
  let frame = 0;
  const followMove = createMoveFollower(place);

  function follow() {
    frame = 0;
    if (!place.app()) return;
    beginViews(place);
    nameElements(place);
    offerSkips(place);
    keepBoardsStill(place);
    meetStep(place);
    showPart(place);
    showRest(place);
    rest.watch();
    board.mount();
    followMove();
    haste.follow(focus.follow);
    hear(place);
    speaker.show();
    observer.takeRecords(); // the changes above need no other frame, so that a page at rest does nothing
  }
  function later() {
    if (!frame) frame = requestAnimationFrame(follow);
  }
  const observer = new MutationObserver((changes) => {
    if (changes.some(isBesideBoard)) later();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  return { later, stop: () => observer.disconnect() };
}

/**
 * Keep boards from taking the focus: if a tapped canvas took it and the page scrolled, the tap would hit another place.
 * @param {Place} place
 */
function keepBoardsStill({ findAll }) {
  for (const board of findAll(BOARDS)) board.focus = () => {};
}

export default { render };
