// Rooms: pages with the same link see and use one screen.
import { send } from './connection.js';
import { $, create } from './dom.js';
import { notice } from './reports.js';
import { change, sharedSettings } from './settings.js';
import { state } from './state.js';

/** How long the mark of another viewer's touch stays, in milliseconds. */
const pointerTime = 600;

/**
 * Shows how many viewers are in the room.
 * @param {number} count
 */
export function showRoom(count) {
  const { room } = state.settings;
  $('share').textContent = room ? (count > 1 ? `${count} viewers, leave` : 'Shared, leave') : 'Share';
  $('share').setAttribute('aria-pressed', String(Boolean(room)));
}

/**
 * Returns the shared settings of another page; what is no setting is left out.
 * @param {string} page
 * @returns {Partial<import('./state.js').Settings>}
 */
export function readShared(page) {
  const { settings } = state;
  /** @type {Record<string, unknown>} */
  const values = JSON.parse(page);
  const known = Object.keys(sharedSettings()).filter((key) => {
    return typeof values[key] === typeof settings[/** @type {keyof typeof settings} */ (key)];
  });
  return Object.fromEntries(known.map((key) => [key, values[key]]));
}

/**
 * Marks where another viewer touches the screen.
 * @param {{ device: number, x: number, y: number, isDown: boolean }} pointer
 */
export function showPointer({ device: index, x, y, isDown }) {
  const device = state.devices[index];
  if (!device) return;
  const old = device.view.querySelector('.pointer');
  const mark = old instanceof HTMLElement ? old : create('div', { className: 'pointer' });
  if (!old) device.view.append(mark);
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px` });
  clearTimeout(Number(mark.dataset.timer));
  if (!isDown) mark.dataset.timer = String(setTimeout(() => mark.remove(), pointerTime));
}

$('share').addEventListener('click', () => {
  if (state.settings.room) return change({ room: '' });
  const letters = crypto.getRandomValues(new Uint8Array(8));
  change({ room: [...letters].map((value) => (value % 36).toString(36)).join('') });
  send({ type: 'place' });
  notice('Whoever opens the link of this page sees and uses this screen with you.');
});
