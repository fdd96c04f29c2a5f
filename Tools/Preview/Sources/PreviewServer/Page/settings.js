// The settings: their controls, their form in the address, and the devices that follow from them.
import { $ } from './dom.js';
import { defaults, state } from './state.js';

/**
 * @typedef {import('./state.js').Settings} Settings
 * @typedef {import('./state.js').Specification} Specification
 */

/** @type {Record<string, { name: string, width: number, height: number }>} */
const models = {
  phone: { name: 'Phone 390 × 844', width: 390, height: 844 },
  se: { name: 'Phone 375 × 667', width: 375, height: 667 },
  max: { name: 'Phone 440 × 956', width: 440, height: 956 },
  small: { name: 'Phone 320 × 568', width: 320, height: 568 },
  tablet: { name: 'Tablet 820 × 1180', width: 820, height: 1180 },
  large: { name: 'Tablet 1024 × 1366', width: 1024, height: 1366 },
};
const sizes = ['xS', 'S', 'M', 'L', 'xL', 'xxL', 'xxxL', 'AX 1', 'AX 2', 'AX 3', 'AX 4', 'AX 5'];
export const largestSize = sizes.length - 1;

const keys = /** @type {(keyof Settings)[]} */ (Object.keys(defaults));

/** The controls by the setting that they change. The list of screens and the room are not among them. */
const controls = new Map(keys.filter((key) => key !== 'screen' && key !== 'room').map((key) => [key, control(key)]));

/** The settings of a page alone: what it draws over the screen, and its room. The others are those of all in the room. */
const ownSettings = ['room', 'spacings', 'frames', 'baselines', 'grid', 'inspect', 'select', 'comment', 'zoom'];

/** The settings that the pages in a room share. */
export function sharedSettings() {
  return Object.fromEntries(Object.entries(state.settings).filter(([key]) => !ownSettings.includes(key)));
}

/** @type {((before: Settings) => void)[]} */
const observers = [];

/**
 * Calls a function after each change of the settings.
 * @param {(before: Settings) => void} observer
 */
export function observeSettings(observer) {
  observers.push(observer);
}

/**
 * The settings that differ from earlier ones.
 * @param {Settings} before
 */
export function changedSettings(before) {
  return keys.filter((key) => state.settings[key] !== before[key]);
}

/**
 * Changes settings, in an entry of the history of their own.
 * @param {Partial<Settings>} changes
 */
export function change(changes) {
  const before = state.settings;
  history.pushState(null, '', address(changes));
  state.settings = { ...before, ...changes };
  for (const observer of observers) observer(before);
}

// MARK: The address

export function readAddress() {
  const query = new URLSearchParams(location.search);
  /** @type {Record<string, string | number | boolean>} */
  const values = {};
  for (const [key, value] of Object.entries(defaults)) {
    const text = query.get(key);
    if (text === null) continue;
    values[key] = typeof value === 'boolean' ? text === '1' : typeof value === 'number' ? Number(text) || 0 : text;
  }
  const settings = { ...defaults, ...values };
  if (!Object.keys(models).includes(settings.device)) settings.device = defaults.device;
  settings.size = Math.min(Math.max(settings.size, 0), largestSize);
  state.settings = settings;
}

/**
 * Returns the address of the page with the settings after changes.
 * @param {Partial<Settings>} [changes]
 */
export function address(changes = {}) {
  const settings = { ...state.settings, ...changes }, query = new URLSearchParams();
  const token = new URLSearchParams(location.search).get('token');
  if (token) query.set('token', token);
  for (const key of keys) {
    const value = settings[key];
    if (value !== defaults[key]) query.set(key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : location.pathname;
}

addEventListener('popstate', () => {
  const before = state.settings;
  readAddress();
  for (const observer of observers) observer(before);
});

// MARK: Controls

/**
 * @param {string} key
 * @returns {HTMLInputElement | HTMLSelectElement}
 */
function control(key) {
  const element = $(key);
  return element instanceof HTMLSelectElement ? element : $(key, HTMLInputElement);
}

/** @param {HTMLInputElement | HTMLSelectElement} control */
function value(control) {
  if (control instanceof HTMLSelectElement) return control.value;
  return control.type === 'checkbox' ? control.checked : Number(control.value);
}

export function showControls() {
  for (const [key, control] of controls) {
    const setting = state.settings[key];
    if (typeof setting === 'boolean' && control instanceof HTMLInputElement) control.checked = setting;
    else control.value = String(setting);
  }
  $('size-name').textContent = sizes[state.settings.size];
}

/**
 * Fills the menus of themes and versions of iOS, which the server knows.
 * @param {'theme' | 'system'} key
 * @param {string[]} values
 */
export function showOptions(key, values) {
  $(key).replaceChildren(...values.map((value) => new Option(value, value)));
}

for (const [key, control] of controls) {
  control.addEventListener('input', () => change({ [key]: value(control) }));
}
for (const [id, { name }] of Object.entries(models)) $('device', HTMLSelectElement).add(new Option(name, id));

// MARK: Devices

/** Returns the devices that show the screen: one, or those of a board. */
export function specifications() {
  if (!state.settings.board) return [specification()];
  /** @type {(label: string, changes: Partial<Specification>) => Specification} */
  const device = (label, changes) => specification({ scale: pixelScale(boardZoom), label, ...changes });
  return [
    device('Light', { appearance: 'light' }), device('Dark', { appearance: 'dark' }),
    device('Right to left', { direction: 'rtl' }), device('Largest text', { textSize: largestSize }),
    device('320 points', { width: 320 }), device('1024 points', { width: 1024 }),
  ];
}

/** The zoom of the devices of a board that fit the page. */
export const boardZoom = 0.5;

/**
 * The scale at which a screen at a zoom has the pixels of the display: a hairline is one of them, and nothing is blurred.
 * @param {number} zoom
 */
function pixelScale(zoom) {
  const chosen = state.settings.zoom === 'fit' ? zoom : Number(state.settings.zoom) / 100;
  return Math.min(Math.max(chosen * devicePixelRatio, 1), 4);
}

/**
 * @param {Partial<Specification>} [changes]
 * @returns {Specification}
 */
function specification(changes = {}) {
  const { settings } = state, { width, height } = models[settings.device];
  return {
    width: settings.landscape ? height : width, height: settings.landscape ? width : height,
    scale: settings.zoom === 'fit' ? Math.min(Math.max(devicePixelRatio, 2), 3) : pixelScale(Number(settings.zoom) / 100),
    appearance: settings.appearance, direction: settings.direction, textSize: settings.size, bold: settings.bold,
    contrast: settings.contrast, theme: settings.theme, system: settings.system, keyboard: settings.onscreen, label: '', ...changes,
  };
}
