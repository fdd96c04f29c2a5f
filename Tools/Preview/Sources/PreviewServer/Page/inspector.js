// The inspector: the tree of views, the view that is hovered or pinned, and the row that it is in.
import { send } from './connection.js';
import { $, childrenOf, create } from './dom.js';
import { redraw } from './overlays.js';
import { state, viewOf } from './state.js';

/**
 * A view on the screen. The colors and the font are texts for the user.
 * @typedef {object} View
 * @property {string} name
 * @property {number} depth
 * @property {Frame} frame
 * @property {string} [text]
 * @property {string} [font]
 * @property {string} [color]
 * @property {string} [background]
 * @property {number} [contrast]
 * @property {number} [baseline] The distance of the first baseline from the top.
 */

/**
 * The answer to `inspect`: the views of a device, its rows, the distances between views, and the spacing scale.
 * @typedef {object} Inspection
 * @property {number} device
 * @property {View[]} views
 * @property {{ frame: Frame, swift?: string, json?: string }[]} items
 * @property {Gap[]} gaps
 * @property {SpacingToken[]} scale
 */

/**
 * @typedef {import('./state.js').Device} Device
 * @typedef {import('./state.js').Frame} Frame
 * @typedef {import('./state.js').Pin} Pin
 * @typedef {import('./distances.js').Gap} Gap
 * @typedef {import('./distances.js').SpacingToken} SpacingToken
 */

/** The color contrast that WCAG asks of texts. */
const sufficientContrast = 4.5;

/** How long changes are waited for before an inspection, in milliseconds. */
const inspectionDelay = 100;

/** Asks for the views of all devices soon, if something on the page shows them. */
export function requestInspection() {
  const { inspect, spacings, baselines } = state.settings;
  if (!inspect && !spacings && !baselines && !state.comparesMock) return;
  clearTimeout(state.inspectionTimer);
  state.inspectionTimer = setTimeout(() => {
    for (const device of state.devices) send({ type: 'inspect', device: device.index });
  }, inspectionDelay);
}

/** @param {Inspection} inspection */
export function receiveInspection(inspection) {
  const device = state.devices[inspection.device];
  if (!device) return;
  device.inspection = inspection;
  if (inspection.device === 0) showTree(inspection.views);
  redraw();
}

// MARK: The hovered and the pinned view

/**
 * Returns the smallest view at a point.
 * @param {Device} device
 * @param {{ x: number, y: number }} point
 * @returns {Pin | null}
 */
export function viewAt(device, { x, y }) {
  /** @type {Pin | null} */
  let smallest = null;
  let area = Infinity;
  for (const [index, view] of (device.inspection?.views ?? []).entries()) {
    const [left, top, width, height] = view.frame;
    const isInside = x >= left && y >= top && x < left + width && y < top + height;
    if (!isInside || width * height > area) continue;
    smallest = { device: device.index, index };
    area = width * height;
  }
  return smallest;
}

/** @param {Pin | null} view */
export function pin(view) {
  state.pinned = view;
  showDetails();
  showPinInTree();
  redraw();
}

/**
 * @param {Device} device
 * @param {{ x: number, y: number }} point
 */
export function hoverAt(device, point) {
  const view = viewAt(device, point), { hovered } = state;
  if (view?.index !== hovered?.index || view?.device !== hovered?.device) hover(view);
}

/** @param {Pin | null} view */
function hover(view) {
  state.hovered = view;
  showDetails();
  redraw();
}

/** Removes the marks of the hovered view; its details stay, so that the pointer can go to them. */
export function endHover() {
  state.hovered = null;
  redraw();
}

// MARK: The tree

/** @param {View[]} views */
function showTree(views) {
  const focused = focusedIndex();
  $('tree').replaceChildren(...views.map((view, index) => {
    const text = view.text ? `${view.name} “${view.text}”` : view.name;
    const tabIndex = index === Math.max(focused, 0) ? 0 : -1;
    const item = create('li', { textContent: text, title: text, tabIndex });
    item.style.paddingLeft = `${view.depth * 8}px`;
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', String(view.depth + 1));
    item.addEventListener('mouseenter', () => hover({ device: 0, index }));
    item.addEventListener('focus', () => hover({ device: 0, index }));
    item.addEventListener('click', () => {
      item.focus();
      pin({ device: 0, index });
    });
    return item;
  }));
  if (focused >= 0) childrenOf($('tree'))[Math.min(focused, views.length - 1)]?.focus();
  showPinInTree();
}

/** The index of the view that has the focus in the tree; -1 if none has. */
function focusedIndex() {
  return childrenOf($('tree')).findIndex((item) => item === document.activeElement);
}

function showPinInTree() {
  const index = state.pinned?.device === 0 ? state.pinned.index : -1;
  childrenOf($('tree')).forEach((item, other) => item.setAttribute('aria-selected', String(other === index)));
}

// The tree is one stop of Tab: arrows move in it, Enter pins.
$('tree').addEventListener('keydown', (event) => {
  const items = childrenOf($('tree')), index = focusedIndex(), last = items.length - 1;
  /** @type {Record<string, number>} */
  const targets = { ArrowDown: Math.min(index + 1, last), ArrowUp: Math.max(index - 1, 0), Home: 0, End: last };
  if (event.key in targets) {
    const target = items[targets[event.key]];
    items[index].tabIndex = -1;
    target.tabIndex = 0;
    target.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    pin({ device: 0, index });
  } else {
    return;
  }
  event.preventDefault();
});

// MARK: Details

function showDetails() {
  const view = viewOf(state.hovered) ?? viewOf(state.pinned);
  $('details').replaceChildren();
  showItem(view);
  if (!view) return;
  const rows = {
    View: view.name, Frame: view.frame.join(', '), Text: view.text, Font: view.font, Color: view.color,
    Background: view.background, Contrast: view.contrast ? `${view.contrast} to 1` : undefined,
  };
  for (const [name, value] of Object.entries(rows)) {
    if (value === undefined) continue;
    const text = create('dd', { textContent: value });
    if (name === 'Contrast' && Number(view.contrast) < sufficientContrast) text.className = 'bad';
    $('details').append(create('dt', { textContent: name }), text);
  }
}

/**
 * Shows the row that a view is in, as JSON and as Swift.
 * @param {View | undefined} view
 */
function showItem(view) {
  const device = state.devices[(state.hovered ?? state.pinned)?.device ?? 0];
  const item = view && device?.inspection?.items.find(({ frame }) => contains(frame, view.frame));
  $('item').hidden = !item?.json;
  $('json').textContent = item?.json ?? '';
  $('swift-item').hidden = !item?.swift;
  $('swift').textContent = item?.swift ?? '';
}

/**
 * Whether a frame contains another one, except for what rounding adds.
 * @param {Frame} outer
 * @param {Frame} inner
 */
function contains([x, y, width, height], [left, top, wide, high]) {
  const isWithin = left >= x - 0.5 && top >= y - 0.5;
  return isWithin && left + wide <= x + width + 0.5 && top + high <= y + height + 0.5;
}

for (const [button, text] of [['copy', 'json'], ['copy-swift', 'swift']]) {
  $(button).addEventListener('click', () => navigator.clipboard?.writeText($(text).textContent ?? ''));
}
