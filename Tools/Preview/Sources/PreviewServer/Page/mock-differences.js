// What differs between the first device and the mock-up over it: the share of pixels, and the views that differ.
import { $, create } from './dom.js';
import { pin } from './inspector.js';
import { state } from './state.js';

/** @typedef {import('./state.js').Device} Device */

/** How much a channel may differ, from 0 to 255: as much as `comb compare` allows. */
const tolerance = 25;

/** Views with less than this share of differing pixels are not listed. */
const leastShare = 0.02;

/** @param {number} share */
const percent = (share) => `${Math.round(share * 1000) / 10} %`;

/** Compares the first device with the mock-up if its differences are shown, and lists what differs. */
export async function compareMock() {
  const [device] = state.devices;
  const list = $('mock-differences'), summary = $('mock-share');
  const isShown = Boolean(state.comparesMock && state.mock && device?.inspection);
  list.hidden = summary.hidden = !isShown;
  if (!isShown) return list.replaceChildren();
  await Promise.all([device.queue, device.picture.decode().catch(() => {})]);
  const pixels = differingPixels(device);
  if (!pixels) return;
  summary.textContent = `${percent(pixels.share([0, 0, device.settings.width, device.settings.height]))} of the pixels differ`;
  list.replaceChildren(...differingViews(device, pixels).map(({ index, name, share }) => {
    const button = create('button', { className: 'link', textContent: `${name}: ${percent(share)}` });
    button.addEventListener('click', () => pin({ device: device.index, index }));
    return create('li', {}, button);
  }));
}

/**
 * Returns the views without subviews that differ, the most different first.
 * @param {Device} device
 * @param {{ share: (frame: import('./state.js').Frame) => number }} pixels
 */
function differingViews({ inspection }, pixels) {
  const views = inspection?.views ?? [];
  return views
    .map(({ name, text, frame, depth }, index) => ({
      index, name: text ? `“${text}”` : name,
      share: depth < (views[index + 1]?.depth ?? 0) ? 0 : pixels.share(frame),
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share);
}

/**
 * Compares the pixels that the mock-up covers.
 * @param {Device} device
 */
function differingPixels({ canvas, context, picture, settings }) {
  const { width, height } = canvas, scale = width / settings.width;
  const drawn = create('canvas', { width, height }).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!width || !height || !drawn || !picture.naturalWidth) return null;
  const top = Math.round((parseFloat(picture.style.top) || 0) * scale);
  const bottom = Math.round(top + width * picture.naturalHeight / picture.naturalWidth);
  drawn.drawImage(picture, 0, top, width, bottom - top);
  const wanted = drawn.getImageData(0, 0, width, height).data, shown = context.getImageData(0, 0, width, height).data;
  const differs = new Uint8Array(width * height);
  for (let pixel = 0; pixel < differs.length; pixel += 1) {
    const red = pixel * 4;
    for (let channel = red; channel < red + 3; channel += 1) {
      if (Math.abs(wanted[channel] - shown[channel]) > tolerance) differs[pixel] = 1;
    }
  }
  /**
   * Returns the share of differing pixels in a frame, in points.
   * @param {import('./state.js').Frame} frame
   */
  function share([x, y, frameWidth, frameHeight]) {
    /** @type {(value: number, least: number, most: number) => number} */
    const bounded = (value, least, most) => Math.min(Math.max(Math.round(value * scale), least), most);
    const left = bounded(x, 0, width), right = bounded(x + frameWidth, 0, width);
    const first = bounded(y, Math.max(top, 0), height), last = bounded(y + frameHeight, 0, Math.min(bottom, height));
    let count = 0;
    for (let row = first; row < last; row += 1) {
      for (let column = left; column < right; column += 1) count += differs[row * width + column];
    }
    return count / Math.max((right - left) * (last - first), 1);
  }
  return { share };
}
