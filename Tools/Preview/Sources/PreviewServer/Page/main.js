// The page of a live preview: what the server draws, and what the user does, as messages of one WebSocket.
import './keyboard.js';
import { receiveComments, showPins } from './comments.js';
import { connect, send } from './connection.js';
import { layOut, makeDevice } from './devices.js';
import { $ } from './dom.js';
import { receiveElements } from './elements.js';
import { receiveFrame } from './frames.js';
import { receiveInspection, requestInspection } from './inspector.js';
import { compareMock } from './mock-differences.js';
import { redraw } from './overlays.js';
import { showLink, takePlace } from './place.js';
import { hideEnd, logAction, notice, showBuild, showEnd, showReport } from './reports.js';
import { readShared, showPointer, showRoom } from './rooms.js';
import { showCurrentLink, showLinks, showScreens } from './screens.js';
import {
  address, changedSettings, observeSettings, readAddress, sharedSettings, showControls, showOptions, specifications,
} from './settings.js';
import { state } from './state.js';
import { showTokenProblem, showTokens } from './tokens.js';
import { listen } from './touches.js';

/** @typedef {import('./state.js').Screen} Screen */

/** The settings that only change what the page draws over the screen; they do not reach the server. */
const drawnSettings = ['spacings', 'frames', 'baselines', 'grid', 'inspect', 'select', 'comment'];

/** @param {import('./state.js').Settings} before */
function update(before) {
  showSettings();
  const changed = changedSettings(before).filter((key) => !drawnSettings.includes(key));
  const leavesRoom = changed.includes('room') && !state.settings.room;
  if (changed.includes('screen') || changed.includes('board') || leavesRoom) {
    open(false);
  } else if (changed.length) {
    layOut();
    send({ type: 'settings', ...request() });
  }
  layOut();
  requestInspection();
  redraw();
}

/** What the server is asked to show, and how. */
function request() {
  const { motion, room } = state.settings;
  return { devices: specifications(), motion, room, page: JSON.stringify(sharedSettings()) };
}

function showSettings() {
  const { inspect, select, comment } = state.settings;
  showControls();
  showTokens();
  document.body.classList.toggle('inspecting', inspect);
  document.body.classList.toggle('commenting', comment);
  for (const { view } of state.devices) view.classList.toggle('selecting', select);
  showLinks();
}

/**
 * Shows the screen of the settings.
 * @param {boolean} isShown Whether it is shown already, by a program that another one takes over from: then its
 *   picture stays until the new one.
 */
async function open(isShown) {
  const { screen } = state.settings;
  showDevices(!isShown);
  const place = await takePlace();
  if (state.openedScreen === screen) send({ type: 'open', screen, place, ...request() });
}

/**
 * Shows the devices of the settings.
 * @param {boolean} areNew Whether they show another screen than before.
 */
function showDevices(areNew) {
  const settings = specifications();
  state.pinned = null;
  state.hovered = null;
  if (areNew || state.devices.length !== settings.length) {
    $('log').replaceChildren();
    state.devices = settings.map(makeDevice);
    state.devices.forEach(listen);
    $('devices').replaceChildren(...state.devices.map((device) => device.figure));
  }
  state.openedScreen = state.settings.screen;
  layOut();
  showSettings();
  showCurrentLink();
}

/**
 * Another page has come to the room, left it, or changed its settings.
 * @param {{ count: number, page?: string }} room
 */
function receiveRoom({ count, page }) {
  showRoom(count);
  if (page === undefined) return;
  const before = state.settings;
  state.settings = { ...before, ...readShared(page) };
  history.replaceState(null, '', address());
  showDevices(changedSettings(before).some((key) => key === 'screen' || key === 'board'));
}

/** @param {{ screens: Screen[], themes: string[], systems: string[] }} hello */
function receiveHello({ screens, themes, systems }) {
  const { settings } = state;
  state.screens = screens;
  hideEnd();
  showOptions('theme', themes);
  showOptions('system', systems);
  notice('');
  if (!screens.length) return notice('There is no screen to show.');
  if (!screens.some((screen) => screen.id === settings.screen)) {
    if (settings.screen) notice(`There is no screen “${settings.screen}” here; the first one is shown.`);
    settings.screen = screens[0].id;
    history.replaceState(null, '', address());
  }
  showScreens();
  open(settings.screen === state.openedScreen);
}

/** @type {Record<string, (values: any) => void>} */
const receivers = {
  hello: receiveHello,
  elements(message) {
    receiveElements(message);
    showPins();
  },
  inspection(inspection) {
    receiveInspection(inspection);
    if (inspection.device === 0) compareMock();
  },
  problems: (lines) => showReport('problems', 'The last good screen is shown.', lines),
  build: showBuild,
  ended: showEnd,
  screens(screens) {
    state.screens = screens;
    showScreens();
  },
  tokens(tokens) {
    state.tokens = tokens;
    showTokens();
  },
  tokenProblem: showTokenProblem,
  comments: receiveComments,
  room: receiveRoom,
  pointer: showPointer,
  place: showLink,
  log: logAction,
  shown(milliseconds) {
    $('state').textContent = `Shown ${Math.round(milliseconds)} ms after it was saved`;
  },
  full(count) {
    notice(`${count} viewers look at this preview already; it takes no more.`);
    state.retryDelay = 10000;
  },
};

$('restart').addEventListener('click', () => {
  hideEnd();
  send({ type: 'restart' });
});

observeSettings(update);
readAddress();
showSettings();
connect((type, values) => receivers[type]?.(values), receiveFrame);
