// The accessibility elements of the screen as nodes over the canvas, for screen readers and testing tools.
import { send } from './connection.js';
import { $, childrenOf, create } from './dom.js';
import { requestInspection } from './inspector.js';
import { redraw } from './overlays.js';
import { state } from './state.js';

/**
 * What a node over the canvas stands for: an element, or one of its custom actions, which has `action`.
 * @typedef {object} SpokenElement
 * @property {string} label
 * @property {string} role
 * @property {import('./state.js').Frame} frame
 * @property {import('./state.js').Point} point What VoiceOver taps.
 * @property {string} [value]
 * @property {string} [hint]
 * @property {string} [identifier]
 * @property {boolean} [isOn]
 * @property {boolean} [isSelected]
 * @property {boolean} [isDisabled]
 * @property {string} [action]
 */

/** @typedef {SpokenElement & { actions: string[], rotors: string[] }} ScreenElement */

/** @typedef {import('./state.js').Device} Device */

/**
 * Shows the elements of a device. Nodes are kept while their number and roles stay, and with them focus and selection.
 * @param {{ device: number, elements: ScreenElement[], isMenu: boolean }} message
 */
export function receiveElements({ device: index, elements, isMenu }) {
  const device = state.devices[index];
  if (!device) return;
  const hadMenu = device.hasMenu, focused = childrenOf(device.elements).indexOf(/** @type {any} */ (document.activeElement));
  device.hasMenu = isMenu;
  device.spoken = elements.flatMap((element) => [
    element, ...element.actions.map((name) => customAction(element, name)),
  ]);
  device.spoken.forEach((element, number) => show(element, node(device, number, tag(element.role)), isMenu));
  while (device.elements.children.length > device.spoken.length) device.elements.lastElementChild?.remove();
  if (isMenu !== hadMenu) moveFocus(device, focused);
  if (spokenPanel().open) showSpoken();
  requestInspection();
  redraw();
}

/**
 * Moves the focus into a menu that was opened, or back to where it was before.
 * @param {Device} device
 * @param {number} focused The index of the element that had the focus; -1 if none had.
 */
function moveFocus(device, focused) {
  const { elements, hasMenu, index } = device, nodes = childrenOf(elements);
  if (hasMenu) {
    elements.setAttribute('role', 'menu');
    elements.setAttribute('aria-label', 'Menu');
    device.indexBeforeMenu = focused;
  } else {
    elements.removeAttribute('role');
    elements.removeAttribute('aria-label');
  }
  // The devices of a board have the same menu.
  if (index > 0) return;
  const node = hasMenu ? nodes.find((node) => node.localName === 'button') : nodes[device.indexBeforeMenu];
  node?.focus({ preventScroll: true });
}

/**
 * Moves the focus in the menu of a device with the arrow keys; Escape and Tab close it.
 * @param {Device} device
 * @param {KeyboardEvent} event
 */
export function moveInMenu({ elements }, event) {
  const nodes = childrenOf(elements).filter((node) => node.getAttribute('aria-disabled') !== 'true');
  const index = nodes.findIndex((node) => node === document.activeElement), last = nodes.length - 1;
  /** @type {Record<string, number>} */
  const targets = { ArrowDown: index < last ? index + 1 : 0, ArrowUp: index > 0 ? index - 1 : last, Home: 0, End: last };
  if (event.key in targets) nodes[targets[event.key]]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') send({ type: 'key', text: 'Escape' });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A custom action of an element, such as one behind a swipe: a button after it, visible while it has the focus.
 * @param {ScreenElement} element
 * @param {string} name
 * @returns {SpokenElement}
 */
function customAction({ label, identifier, frame, point }, name) {
  return { label: `${name}, ${label || identifier}`, role: 'action', frame, point, action: name };
}

/** @param {string} role */
function tag(role) {
  if (['button', 'switch', 'action'].includes(role)) return 'button';
  return role === 'heading' ? 'h2' : 'div';
}

/**
 * Returns the node at an index, a new one if the present one has another tag.
 * @param {Device} device
 * @param {number} index
 * @param {'button' | 'h2' | 'div'} tag
 */
function node(device, index, tag) {
  const old = childrenOf(device.elements)[index];
  if (old?.localName === tag) return old;
  const node = create(tag);
  if (old) old.replaceWith(node); else device.elements.append(node);
  return node;
}

/**
 * The frame of an element's node: its center is the point that VoiceOver taps, such as the switch of a row.
 * @param {SpokenElement} element
 */
function target({ frame: [x, y, width, height], point: [pointX, pointY] }) {
  const dx = Math.min(pointX - x, x + width - pointX), dy = Math.min(pointY - y, y + height - pointY);
  return dx < 4 || dy < 4 ? [x, y, width, height] : [pointX - dx, pointY - dy, 2 * dx, 2 * dy];
}

/**
 * @param {SpokenElement} element
 * @param {HTMLElement} node
 * @param {boolean} isInMenu
 */
function show(element, node, isInMenu) {
  const [x, y, width, height] = target(element);
  const isAction = element.role === 'action', isText = element.role === 'text';
  node.className = isAction ? 'action' : '';
  Object.assign(node.style, {
    left: `${x}px`, top: `${y}px`, width: isAction ? '' : `${width}px`, height: isAction ? '' : `${height}px`,
  });
  const text = textOf(element);
  if (node.textContent !== text) node.textContent = text;
  node.tabIndex = 0;
  const hasTag = isText || ['button', 'heading', 'action'].includes(element.role);
  const attributes = {
    'role': isInMenu && element.role === 'button' ? 'menuitem' : hasTag ? '' : element.role,
    'aria-label': isText ? '' : element.label || element.identifier,
    'aria-checked': element.role === 'switch' ? String(element.isOn) : '',
    'aria-current': element.isSelected ? 'true' : '',
    'aria-disabled': element.isDisabled ? 'true' : '',
    'aria-description': element.hint,
    'aria-valuetext': element.role === 'slider' ? element.value : '',
    'data-identifier': element.identifier,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) node.setAttribute(name, value); else node.removeAttribute(name);
  }
}

/** @param {SpokenElement} element */
function textOf({ role, label, value, isOn }) {
  if (role === 'textbox') return value ?? '';
  return isOn === undefined ? [label, value].filter(Boolean).join(', ') : label;
}

// MARK: What the user does with elements

/**
 * Returns the node over the canvas that an event happened in.
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
export function nodeOf(event) {
  return event.target instanceof Element ? event.target.closest('.elements > *') : null;
}

/**
 * Returns the element of a node.
 * @param {Device} device
 * @param {HTMLElement | null} node
 * @returns {SpokenElement | undefined}
 */
export function elementOf(device, node) {
  return node ? device.spoken[childrenOf(device.elements).indexOf(node)] : undefined;
}

/**
 * Activates the element of a node as a double tap of VoiceOver does.
 * @param {Device} device
 * @param {HTMLElement} node
 */
export function activate(device, node) {
  const element = elementOf(device, node);
  if (!element) return;
  const [x, y] = element.point;
  if (element.action) return send({ type: 'action', text: element.action, device: device.index, x, y });
  send({ type: 'activate', device: device.index, x, y });
  if (element.role === 'textbox') $('keyboard').focus({ preventScroll: true });
}

// MARK: The list of what a screen reader says

function spokenPanel() {
  return /** @type {HTMLDetailsElement} */ ($('spoken').parentElement);
}

/** Lists what is said about each element, numbered as on the screen, with its hint, custom actions and rotors. */
function showSpoken() {
  const spoken = state.devices[0]?.spoken ?? [];
  const items = spoken.filter((element) => !element.action).map((element) => {
    const value = element.role === 'switch' ? (element.isOn ? 'on' : 'off') : element.value;
    const role = element.role === 'text' ? '' : element.role;
    const texts = [element.label, value, role, element.isDisabled ? 'dimmed' : ''];
    const item = create('li', { textContent: texts.filter(Boolean).join(', ') });
    const { hint, actions = [], rotors = [] } = /** @type {Partial<ScreenElement>} */ (element);
    const details = [hint, named('Actions', actions), named('Rotors', rotors), element.role === 'slider' ? 'Swipe up or down to adjust' : ''];
    item.append(...details.filter(Boolean).map((textContent) => create('small', { textContent })));
    return item;
  });
  $('spoken').replaceChildren(...items);
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function named(title, names) {
  return names.length ? `${title}: ${names.join('; ')}` : '';
}

spokenPanel().addEventListener('toggle', () => {
  state.marksElements = spokenPanel().open;
  showSpoken();
  redraw();
});
