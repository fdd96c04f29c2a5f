// The trace: how long each part of a frame takes, from the input to the pixels, so that a slow one is found.
import { $, create } from './dom.js';

/**
 * A frame that was drawn. Times are in milliseconds.
 * @typedef {object} TracedFrame
 * @property {number} at When it was drawn, on the clock of `performance.now()`.
 * @property {number} device
 * @property {number} bytes
 * @property {number} pixels The number of pixels that were sent.
 * @property {Record<Stage, number>} stages
 * @property {number} [latency] From the input to the pixels, if the frame shows one.
 */

/** @typedef {typeof stages[number]['name']} Stage */

/** The parts of a frame, in their order. */
const stages = /** @type {const} */ ([
  { name: 'socket', title: 'Socket', color: '#8e8e93' },
  { name: 'wait', title: 'Input', color: '#ff9f0a' },
  { name: 'layout', title: 'Layout', color: '#30b0c7' },
  { name: 'paint', title: 'Paint', color: '#34c759' },
  { name: 'encode', title: 'Encode', color: '#007aff' },
  { name: 'decode', title: 'Decode', color: '#af52de' },
  { name: 'draw', title: 'Draw', color: '#ff2d55' },
]);

/** The number of frames that are kept. */
const maximumLength = 600;

/** The number of frames in the chart, and the height of the chart in milliseconds. */
const chartLength = 120, chartHeight = 40;

/** The time of a frame at 60 frames a second, in milliseconds. */
const frameTime = 1000 / 60;

/** Inputs that no frame has shown yet are forgotten after so many. */
const maximumInputCount = 64;

/** @type {TracedFrame[]} */
let frames = [];

/** When inputs were sent, by their numbers. @type {Map<number, number>} */
const inputs = new Map();
let lastInput = 0;

/** Notes that an input is sent, and returns its number. */
export function traceInput() {
  lastInput += 1;
  inputs.set(lastInput, performance.now());
  const oldest = lastInput - maximumInputCount;
  inputs.delete(oldest);
  return lastInput;
}

/**
 * Notes a frame that was drawn just now.
 * @param {import('./frames.js').FrameHeader} header
 * @param {number} bytes
 * @param {{ received: number, decoded: number, began: number }} times When it was received and decoded, and when drawing began.
 */
export function traceFrame({ device, input, times: [wait, layout, paint, encode], patches }, bytes, times) {
  const { received, decoded, began } = times, at = performance.now();
  const sent = input === undefined ? undefined : inputs.get(input);
  const server = wait + layout + paint + encode;
  const socket = sent === undefined ? 0 : Math.max(received - sent - server, 0);
  const stages = { socket, wait, layout, paint, encode, decode: decoded - received, draw: at - began };
  const pixels = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  frames.push({ at, device, bytes, pixels, stages, latency: sent === undefined ? undefined : at - sent });
  // An input is shown once; the next frames follow from animations.
  if (input !== undefined) for (const number of inputs.keys()) if (number <= input) inputs.delete(number);
  if (frames.length > maximumLength) frames = frames.slice(-maximumLength / 2);
  if (panel().open) showSoon();
}

/** The traced frames, oldest first. */
export function tracedFrames() {
  return frames;
}

// MARK: The panel

function panel() {
  return $('trace-panel', HTMLDetailsElement);
}

let isShowing = false;

/** Shows the trace, a few times a second at most: the chart takes longer than a frame. */
function showSoon() {
  if (isShowing) return;
  isShowing = true;
  setTimeout(() => {
    isShowing = false;
    show();
  }, 250);
}

function show() {
  const recent = frames.slice(-chartLength);
  const rows = stages.map(({ name, title, color }) => {
    return row(title, recent.map(({ stages }) => stages[name]), color);
  });
  const latencies = recent.flatMap(({ latency }) => latency ?? []);
  rows.push(row('Input to pixels', latencies), row('Bytes', recent.map(({ bytes }) => bytes), undefined, 0));
  $('trace-rows').replaceChildren(...rows);
  $('trace-rate').textContent = `${frameRate(recent)} frames a second, ${frames.length} traced`;
  showChart(recent);
}

/**
 * @param {string} title
 * @param {number[]} values
 * @param {string} [color]
 * @param {number} [digits]
 */
function row(title, values, color, digits = 1) {
  const sorted = [...values].sort((one, two) => one - two);
  /** @param {number} share */
  const at = (share) => sorted.length ? sorted[Math.floor((sorted.length - 1) * share)].toFixed(digits) : '–';
  const head = create('th', { scope: 'row', textContent: title });
  if (color) head.style.borderLeft = `4px solid ${color}`;
  return create('tr', {}, head, create('td', { textContent: at(0.5) }), create('td', { textContent: at(0.95) }));
}

/**
 * The rate of the last frames that followed one another without a pause.
 * @param {TracedFrame[]} recent
 */
function frameRate(recent) {
  const times = recent.filter(({ device }) => device === 0).map(({ at }) => at);
  let start = times.length - 1;
  while (start > 0 && times[start] - times[start - 1] < 250) start -= 1;
  const count = times.length - 1 - start, duration = times[times.length - 1] - times[start];
  return count > 0 ? Math.round(count / duration * 1000) : 0;
}

/** @param {TracedFrame[]} recent */
function showChart(recent) {
  const width = 2, svg = $('trace-chart').firstElementChild;
  svg?.setAttribute('viewBox', `0 0 ${chartLength * width} ${chartHeight}`);
  const bars = recent.flatMap((frame, index) => {
    let top = chartHeight;
    return stages.map(({ name, color }) => {
      const height = Math.min(frame.stages[name], top);
      top -= height;
      return shape('rect', { x: index * width, y: top, width: width - 0.3, height, fill: color });
    });
  });
  const limit = chartHeight - frameTime;
  svg?.replaceChildren(...bars, shape('path', { d: `M0 ${limit}H${chartLength * width}`, class: 'limit' }));
}

/**
 * @param {'rect' | 'path'} name
 * @param {Record<string, string | number>} attributes
 */
function shape(name, attributes) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/** The trace in the Trace Event Format, which Perfetto and the Performance panel of Chromium open. */
export function traceEvents() {
  const events = frames.flatMap(({ at, device, bytes, pixels, stages: times, latency }) => {
    const length = stages.reduce((sum, { name }) => sum + times[name], 0);
    let start = at - length;
    const args = { bytes, pixels, latency };
    const whole = event(`Frame of device ${device}`, start, length, device, args);
    return [whole, ...stages.filter(({ name }) => times[name] > 0).map(({ name, title }) => {
      const part = event(title, start, times[name], device);
      start += times[name];
      return part;
    })];
  });
  return { displayTimeUnit: 'ms', traceEvents: events };
}

/**
 * @param {string} name
 * @param {number} start In milliseconds.
 * @param {number} duration In milliseconds.
 * @param {number} device
 * @param {object} [args]
 */
function event(name, start, duration, device, args = {}) {
  return { name, ph: 'X', ts: Math.round(start * 1000), dur: Math.round(duration * 1000), pid: 1, tid: device + 1, args };
}

panel().addEventListener('toggle', show);
$('clear-trace').addEventListener('click', () => {
  frames = [];
  show();
});
$('save-trace').addEventListener('click', () => {
  const file = new Blob([JSON.stringify(traceEvents())], { type: 'application/json' });
  const link = create('a', { href: URL.createObjectURL(file), download: 'preview-trace.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
