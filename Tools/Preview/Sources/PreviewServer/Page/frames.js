// Frames of the screen: decoded in parallel, drawn in the order of their messages, and requested one by one.
import { send } from './connection.js';
import { state } from './state.js';
import { traceFrame } from './trace.js';

/**
 * A frame moves pixels, then replaces rectangles, all in pixels. `length` is the size of its file in bytes.
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 * @typedef {Rect & { dx: number, dy: number }} Move
 * @typedef {Rect & { length: number }} Patch
 * @typedef {object} FrameHeader
 * @property {number} device
 * @property {number} width
 * @property {number} height
 * @property {Move} [move]
 * @property {Patch[]} patches
 * @property {number} [input] The number of the last input that the frame shows.
 * @property {number[]} times How long the server took, in milliseconds: for the input, layout, painting and encoding.
 */

const decoder = new TextDecoder();

/**
 * Draws a frame: the length of its header, the header as JSON, and the files of its patches.
 * @param {ArrayBuffer} buffer
 */
export function receiveFrame(buffer) {
  const received = performance.now();
  const length = new DataView(buffer).getUint32(0);
  /** @type {FrameHeader} */
  const header = JSON.parse(decoder.decode(new Uint8Array(buffer, 4, length)));
  const device = state.devices[header.device];
  if (!device) return requestFrame();
  state.undrawnCount += 1;
  let offset = 4 + length;
  const pictures = header.patches.map((patch) => {
    const part = new Uint8Array(buffer, offset, patch.length);
    offset += patch.length;
    return createImageBitmap(new Blob([part], { type: 'image/png' }));
  });
  const decoded = Promise.all(pictures).then((bitmaps) => ({ bitmaps, decoded: performance.now() }));
  device.queue = device.queue
    .then(() => decoded)
    .then(({ bitmaps, decoded }) => {
      const began = performance.now();
      drawFrame(device, header, bitmaps);
      traceFrame(header, buffer.byteLength, { received, decoded, began });
    })
    .catch(console.error)
    .then(() => {
      state.undrawnCount -= 1;
      if (state.owesRequest) requestFrame();
    });
  requestFrame();
}
/**
 * @param {import('./state.js').Device} device
 * @param {FrameHeader} header
 * @param {ImageBitmap[]} bitmaps
 */
function drawFrame({ canvas, context }, { width, height, move, patches }, bitmaps) {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  if (move) movePixels(canvas, context, move);
  patches.forEach((patch, index) => {
    context.clearRect(patch.x, patch.y, patch.width, patch.height);
    context.drawImage(bitmaps[index], patch.x, patch.y);
    bitmaps[index].close();
  });
  canvas.hidden = false;
  const { dataset } = document.documentElement;
  dataset.frames = String(Number(dataset.frames ?? 0) + 1);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2D} context
 * @param {Move} move
 */
function movePixels(canvas, context, { x, y, width, height, dx, dy }) {
  context.globalCompositeOperation = 'copy';
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.drawImage(canvas, x - dx, y - dy, width, height, x, y, width, height);
  context.restore();
  context.globalCompositeOperation = 'source-over';
}

/**
 * Requests the next frame, which is made while this one is decoded, and no more than that: a slow page gets fewer
 * frames, and one that nobody sees gets none. Requests begin with the frames of the page, so that both keep step.
 */
function requestFrame() {
  state.owesRequest = state.undrawnCount > 1;
  if (state.owesRequest || state.isRequesting) return;
  state.isRequesting = true;
  requestAnimationFrame(() => {
    state.isRequesting = false;
    send({ type: 'next' });
  });
}
