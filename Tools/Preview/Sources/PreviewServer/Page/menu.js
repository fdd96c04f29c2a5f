// The menu that is open on a device. On a device, another window above the screen shows it; here it is a part of the
// page, so that screen readers and testing tools find it.
import { create } from './dom.js';

/**
 * An element of a menu; a submenu has `children`.
 * @typedef {object} MenuElement
 * @property {string} title
 * @property {string} [subtitle]
 * @property {boolean} isOn
 * @property {boolean} isDestructive
 * @property {boolean} isDisabled
 * @property {MenuElement[]} [children]
 */

/** @typedef {{ title: string, point: import('./state.js').Point, elements: MenuElement[] }} Menu */

/**
 * Takes the indexes that lead to the chosen element; without them, the menu is dismissed.
 * @typedef {(path?: number[]) => void} Choose
 */

const width = 250, margin = 8;

/**
 * Shows a menu over a device, or removes the one that is there.
 * @param {import('./state.js').Device} device
 * @param {Menu | undefined} menu
 * @param {Choose} choose
 */
export function showMenu(device, menu, choose) {
  const open = device.view.querySelector('.menu-cover');
  if (open) {
    open.remove();
    device.elements.inert = false;
    device.focusedBeforeMenu?.focus({ preventScroll: true });
    device.focusedBeforeMenu = null;
  }
  if (!menu) return;
  const list = create('div', { className: 'menu' });
  const cover = create('div', { className: 'menu-cover', dir: device.settings.direction }, list);
  cover.style.colorScheme = device.settings.appearance;
  list.setAttribute('role', 'menu');
  list.setAttribute('aria-label', menu.title || 'Menu');
  if (menu.title) list.append(heading(menu.title));
  list.append(...items(menu.elements, choose, []));
  // A touch beside the menu dismisses it, and does nothing else.
  cover.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target === cover) choose();
  });
  cover.addEventListener('keydown', (event) => move(event, list, choose));
  cover.addEventListener('contextmenu', (event) => event.preventDefault());
  device.focusedBeforeMenu = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  device.elements.inert = true;
  device.view.append(cover);
  place(list, menu.point, device.settings);
  enabledButtons(list)[0]?.focus({ preventScroll: true });
}

/** @param {string} title */
function heading(title) {
  return create('div', { className: 'menu-title', ariaHidden: 'true', textContent: title });
}

/**
 * Returns the nodes of elements; those of a submenu are listed below its title.
 * @param {MenuElement[]} elements
 * @param {Choose} choose
 * @param {number[]} path
 * @returns {HTMLElement[]}
 */
function items(elements, choose, path) {
  return elements.map((element, index) => {
    const place = [...path, index];
    if (element.children) {
      const group = create('div', {}, heading(element.title), ...items(element.children, choose, place));
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', element.title);
      return group;
    }
    const item = create('button', { textContent: element.title, disabled: element.isDisabled });
    item.setAttribute('role', element.isOn ? 'menuitemcheckbox' : 'menuitem');
    if (element.isOn) item.setAttribute('aria-checked', 'true');
    item.classList.toggle('destructive', element.isDestructive);
    if (element.subtitle) item.append(create('small', { textContent: element.subtitle }));
    item.addEventListener('click', () => choose(place));
    return item;
  });
}

/**
 * @param {HTMLElement} list
 * @returns {HTMLButtonElement[]}
 */
function enabledButtons(list) {
  return [...list.querySelectorAll('button')].filter((button) => !button.disabled);
}

/**
 * Moves the focus with the arrow keys; Escape and Tab dismiss the menu.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} list
 * @param {Choose} choose
 */
function move(event, list, choose) {
  const buttons = enabledButtons(list);
  const index = buttons.findIndex((button) => button === document.activeElement), last = buttons.length - 1;
  /** @type {Record<string, number>} */
  const targets = {
    ArrowDown: index < last ? index + 1 : 0, ArrowUp: index > 0 ? index - 1 : last, Home: 0, End: last,
  };
  if (event.key in targets) buttons[targets[event.key]]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') choose();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Places a menu below a point, or above it where there is no room; never beyond the edges of the device.
 * @param {HTMLElement} list
 * @param {import('./state.js').Point} point
 * @param {import('./state.js').Specification} device
 */
function place(list, [x, y], device) {
  const left = Math.min(Math.max(x - width / 2, margin), device.width - width - margin);
  const height = list.offsetHeight;
  const isBelow = y + margin + height <= device.height - margin;
  const top = isBelow ? y + margin : Math.max(y - margin - height, margin);
  const maxHeight = `${device.height - 2 * margin}px`;
  Object.assign(list.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, maxHeight });
}
