// What is drawn over a device: the grid, distances, elements, baselines, and the hovered and the pinned view.
import { adjoins, describe, distances } from './distances.js';
import { state, viewOf } from './state.js';

/**
 * @typedef {import('./state.js').Device} Device
 * @typedef {import('./state.js').Frame} Frame
 * @typedef {Record<string, string | number>} Attributes
 */

const good = '#0a7d4b', bad = '#e0002d', blue = '#0060df', violet = '#7a3fd0', pink = '#d6006c';

/** The distance of the lines of the grid; every fourth one is stronger. */
const gridUnit = 4;

/** Draws the overlays of all devices again. */
export function redraw() {
  for (const device of state.devices) draw(device);
}

/** @param {Device} device */
function draw(device) {
  const { overlay, settings } = device, { grid, spacings, frames, baselines, inspect } = state.settings;
  overlay.setAttribute('viewBox', `0 0 ${settings.width} ${settings.height}`);
  overlay.replaceChildren();
  if (grid) drawGrid(device);
  if (spacings) drawGaps(device, device.inspection?.gaps ?? []);
  if (frames || state.marksElements) drawElements(device);
  if (baselines) drawBaselines(device);
  if (inspect || state.comparesMock) drawPins(device);
}

/** @param {Device} device */
function drawGrid({ overlay, settings: { width, height } }) {
  /** @type {(d: string, position: number) => void} */
  const line = (d, position) => {
    const opacity = position % (4 * gridUnit) ? 0.12 : 0.35;
    add(overlay, 'path', { d, stroke: blue, 'stroke-width': 0.5, opacity });
  };
  for (let x = gridUnit; x < width; x += gridUnit) line(`M${x} 0V${height}`, x);
  for (let y = gridUnit; y < height; y += gridUnit) line(`M0 ${y}H${width}`, y);
}

/**
 * @param {Device} device
 * @param {import('./distances.js').Gap[]} gaps
 */
function drawGaps(device, gaps) {
  for (const gap of gaps) addBand(device, gap.frame, gap.label, gap.isOffScale);
}

/** @param {Device} device */
function drawElements({ overlay, spoken }) {
  spoken.filter((element) => !element.action).forEach(({ frame }, index) => {
    addBox(overlay, frame, { fill: violet, 'fill-opacity': 0.08, stroke: violet });
    add(overlay, 'text', { x: frame[0] + 3, y: frame[1] + 11, 'font-size': 10, fill: violet }, String(index + 1));
  });
}

/** @param {Device} device */
function drawBaselines({ overlay, inspection }) {
  for (const { frame: [x, y, width], baseline } of inspection?.views ?? []) {
    if (baseline === undefined) continue;
    add(overlay, 'path', { d: `M${x} ${y + baseline}H${x + width}`, stroke: bad, 'stroke-width': 0.5 });
  }
}

/**
 * Draws the pinned and the hovered view, and the distances around the hovered one or, with Alt, between the two.
 * @param {Device} device
 */
function drawPins(device) {
  const { overlay, inspection, index } = device;
  if (!inspection) return;
  const pinned = state.pinned?.device === index ? viewOf(state.pinned) : undefined;
  const hovered = state.hovered?.device === index ? viewOf(state.hovered) : undefined;
  if (pinned) addBox(overlay, pinned.frame, { fill: 'none', stroke: pink, 'stroke-width': 1.5 });
  if (!hovered) return;
  addBox(overlay, hovered.frame, { fill: blue, 'fill-opacity': 0.1, stroke: blue });
  if (pinned && state.isAltDown && pinned !== hovered) {
    for (const { frame, length } of distances(pinned.frame, hovered.frame)) {
      const { text, isOffScale } = describe(inspection.scale, length);
      addBand(device, frame, text, isOffScale);
    }
  } else {
    drawGaps(device, inspection.gaps.filter((gap) => adjoins(gap, hovered.frame)));
  }
}

// MARK: Shapes

/**
 * @param {SVGSVGElement} overlay
 * @param {'rect' | 'path' | 'text'} name
 * @param {Attributes} attributes
 * @param {string} [text]
 */
function add(overlay, name, attributes, text) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  if (text !== undefined) node.textContent = text;
  overlay.append(node);
}

/**
 * @param {SVGSVGElement} overlay
 * @param {Frame} frame
 * @param {Attributes} attributes
 */
function addBox(overlay, [x, y, width, height], attributes) {
  add(overlay, 'rect', { x, y, width, height, ...attributes });
}

/**
 * Adds a distance with its label, which stays on the device.
 * @param {Device} device
 * @param {Frame} frame
 * @param {string} text
 * @param {boolean} isBad
 */
function addBand({ overlay, settings }, frame, text, isBad) {
  const fill = isBad ? bad : good, width = text.length * 5 + 6;
  const x = Math.min(Math.max(frame[0] + frame[2] / 2, width / 2), settings.width - width / 2);
  const y = frame[1] + frame[3] / 2;
  addBox(overlay, frame, { fill, 'fill-opacity': 0.25 });
  addBox(overlay, [x - width / 2, y - 6, width, 12], { rx: 3, fill });
  const font = { 'font-size': 9, 'text-anchor': 'middle', 'font-family': 'system-ui' };
  add(overlay, 'text', { x, y: y + 3, fill: '#fff', ...font }, text);
}
