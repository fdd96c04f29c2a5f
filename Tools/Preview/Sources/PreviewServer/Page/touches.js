// Touches, the wheel and drops on a device, and keys on the elements over its canvas.
import { beginComment } from './comments.js';
import { send } from './connection.js';
import { $ } from './dom.js';
import { activate, elementOf, moveInMenu, nodeOf } from './elements.js';
import { endHover, hoverAt, pin, viewAt } from './inspector.js';
import { showMockFile } from './mock.js';
import { state } from './state.js';

/** @typedef {import('./state.js').Device} Device */

/**
 * Sends what the user does with a device.
 * @param {Device} device
 */
export function listen(device) {
  listenToPointer(device);
  listenToWheel(device);
  listenToKeys(device);
  listenToDrops(device);
}

/**
 * Returns the point of an event on a device.
 * @param {Device} device
 * @param {MouseEvent} event
 */
function pointOf(device, event) {
  const box = device.view.getBoundingClientRect();
  return {
    device: device.index,
    x: (event.clientX - box.left) / device.zoom,
    y: (event.clientY - box.top) / device.zoom,
  };
}

/** @param {Device} device */
function listenToPointer(device) {
  const { view } = device;
  /** @type {number | null} */
  let pointer = null;
  // The last move, which is sent with the next frame of the page.
  /** @type {ReturnType<typeof pointOf> | null} */
  let moved = null;
  const sendMove = () => {
    if (moved && pointer !== null) send({ type: 'touch', phase: 'move', ...moved });
    moved = null;
  };
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || state.settings.select || pointer !== null) return;
    event.preventDefault();
    const point = pointOf(device, event);
    if (state.settings.inspect) return pin(viewAt(device, point));
    if (state.settings.comment) return beginComment(device, point);
    pointer = event.pointerId;
    view.setPointerCapture(pointer);
    send({ type: 'touch', phase: 'down', ...point });
    $('keyboard').focus({ preventScroll: true });
  });
  view.addEventListener('pointermove', (event) => {
    if (state.settings.inspect) return hoverAt(device, pointOf(device, event));
    if (event.pointerId !== pointer) return;
    if (!moved) requestAnimationFrame(sendMove);
    moved = pointOf(device, event);
  });
  /** @type {(phase: 'up' | 'cancel') => (event: PointerEvent) => void} */
  const end = (phase) => (event) => {
    if (event.pointerId !== pointer) return;
    sendMove();
    pointer = null;
    send({ type: 'touch', phase, ...pointOf(device, event) });
  };
  view.addEventListener('pointerup', end('up'));
  view.addEventListener('pointercancel', end('cancel'));
  view.addEventListener('pointerleave', () => {
    if (state.settings.inspect) endHover();
  });
  // The secondary button, and the keyboard's way to a menu.
  view.addEventListener('contextmenu', (event) => {
    if (state.settings.select || state.settings.inspect) return;
    event.preventDefault();
    const element = elementOf(device, nodeOf(event));
    if (element && event.button !== 2) {
      const [x, y] = element.point;
      send({ type: 'press', device: device.index, x, y });
    } else {
      send({ type: 'press', ...pointOf(device, event) });
    }
  });
}

/** @param {Device} device */
function listenToWheel(device) {
  /** @type {ReturnType<typeof pointOf> & { dx: number, dy: number } | null} */
  let wheel = null;
  const sendWheel = () => {
    if (wheel) send({ type: 'wheel', ...wheel });
    wheel = null;
  };
  device.view.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (!wheel) requestAnimationFrame(sendWheel);
    const dx = (wheel?.dx ?? 0) + event.deltaX * unit, dy = (wheel?.dy ?? 0) + event.deltaY * unit;
    wheel = { ...pointOf(device, event), dx, dy };
  }, { passive: false });
}

/** @param {Device} device */
function listenToKeys(device) {
  const { view } = device;
  // A click without a pointer: a key on a focused element, or a screen reader.
  view.addEventListener('click', (event) => {
    const node = nodeOf(event);
    if (node && event.detail === 0) activate(device, node);
  });
  view.addEventListener('keydown', (event) => {
    const node = nodeOf(event), element = elementOf(device, node);
    if (!node) return;
    if (device.hasMenu) moveInMenu(device, event);
    if (event.defaultPrevented) return;
    if (element?.role === 'slider' && event.key.startsWith('Arrow')) {
      event.preventDefault();
      const [x, y] = element.point, dy = ['ArrowUp', 'ArrowRight'].includes(event.key) ? 1 : -1;
      return send({ type: 'adjust', device: device.index, x, y, dy });
    }
    if (node.localName === 'button' || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    activate(device, node);
  });
}

/** @param {Device} device */
function listenToDrops({ view }) {
  view.addEventListener('dragover', (event) => event.preventDefault());
  view.addEventListener('drop', (event) => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const file = files.find((file) => file.type.startsWith('image/'));
    if (file) showMockFile(file);
  });
}
