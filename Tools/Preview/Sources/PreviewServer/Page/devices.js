// The nodes of devices and their sizes on the page.
import { $, create } from './dom.js';
import { showMock } from './mock.js';
import { redraw } from './overlays.js';
import { boardZoom, specifications } from './settings.js';
import { state } from './state.js';

/**
 * @param {import('./state.js').Specification} settings
 * @param {number} index
 * @returns {import('./state.js').Device}
 */
export function makeDevice(settings, index) {
  const canvas = create('canvas', { ariaHidden: 'true', hidden: true });
  const picture = create('img', { alt: 'Mock-up', hidden: true });
  const elements = create('div', { className: 'elements' });
  const overlay = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  overlay.setAttribute('aria-hidden', 'true');
  const pins = create('div', { className: 'pins' });
  const view = create('div', { className: 'device' }, canvas, picture, elements, overlay, pins);
  const frame = create('div', { className: 'frame' }, view);
  const caption = create('figcaption'), figure = create('figure', {}, caption, frame);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
  return {
    index, settings, zoom: 1, figure, caption, frame, view, canvas, context, queue: Promise.resolve(),
    elements, spoken: [], overlay, pins, inspection: null, picture, hasMenu: false, indexBeforeMenu: -1,
  };
}

/** Sizes the devices by the settings and the room that the page has. */
export function layOut() {
  const settings = specifications();
  if (settings.length !== state.devices.length) return;
  const room = { width: $('stage').clientWidth - 40, height: $('stage').clientHeight - 84 };
  const isNarrow = matchMedia('(max-width: 900px)').matches;
  state.devices.forEach((device, index) => {
    device.settings = settings[index];
    const { width, height } = device.settings;
    // A narrow page scrolls; a wide one shows the device as a whole.
    const fittingHeight = isNarrow ? 1 : Math.max(room.height, 300) / height;
    const fit = state.settings.board ? boardZoom : Math.min(1, room.width / width, fittingHeight);
    device.zoom = state.settings.zoom === 'fit' ? fit : Number(state.settings.zoom) / 100;
    const transform = `scale(${device.zoom})`;
    Object.assign(device.view.style, { width: `${width}px`, height: `${height}px`, transform });
    Object.assign(device.frame.style, { width: `${width * device.zoom}px`, height: `${height * device.zoom}px` });
    device.caption.textContent = device.settings.label || `${width} × ${height}`;
  });
  showMock();
}

addEventListener('resize', () => {
  layOut();
  redraw();
});
