// The list of screens, and the search in it.
import { $, create } from './dom.js';
import { address, change } from './settings.js';
import { state } from './state.js';

/** @typedef {import('./state.js').Screen} Screen */

/** The number of screens up to which all groups are open. */
const shortListLength = 40;

export function showScreens() {
  const words = $('search', HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, Screen[]>} */
  const groups = new Map();
  for (const screen of state.screens) {
    const text = `${screen.group} ${screen.title}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), screen]);
  }
  // In a long list that is not searched, only the groups are open that the user opened.
  const isShort = state.screens.length <= shortListLength || words.length > 0;
  $('list').replaceChildren(...[...groups].map(([name, screens]) => group(name, screens, isShort)));
  if (!groups.size) $('list').textContent = 'No screen has this name.';
  showLinks();
  showCurrentLink();
}

/**
 * @param {string} name
 * @param {Screen[]} screens
 * @param {boolean} isOpen
 */
function group(name, screens, isOpen) {
  const { openGroups } = state;
  const summary = create('summary', {}, create('h2', { textContent: name }));
  const details = create('details', { open: isOpen || openGroups.has(name) }, summary, ...screens.map(link));
  summary.addEventListener('click', () => {
    if (details.open) openGroups.delete(name); else openGroups.add(name);
  });
  return details;
}

/** @param {Screen} screen */
function link(screen) {
  const link = create('a', { textContent: screen.title });
  link.dataset.id = screen.id;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    change({ screen: screen.id });
    closeScreens();
  });
  return link;
}

/** Updates the addresses of the links, which have the settings in them, and which one is current. */
export function showLinks() {
  for (const link of $('list').querySelectorAll('a')) {
    link.href = address({ screen: link.dataset.id });
    if (link.dataset.id === state.settings.screen) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const current = state.screens.find((screen) => screen.id === state.settings.screen);
  document.title = `${current?.title ?? 'Preview'} · Preview`;
}

/** Scrolls to the link of the current screen, and opens its group. */
export function showCurrentLink() {
  const link = $('list').querySelector('[aria-current]'), group = link?.closest('details');
  if (!link || !group) return;
  group.open = true;
  link.scrollIntoView({ block: 'nearest' });
}

/**
 * Opens the screen that is so many places after the current one, if there is one.
 * @param {number} distance
 */
export function step(distance) {
  const index = state.screens.findIndex((screen) => screen.id === state.settings.screen) + distance;
  if (state.screens[index]) change({ screen: state.screens[index].id });
}

function closeScreens() {
  $('screens').classList.remove('open');
  $('show-screens').setAttribute('aria-expanded', 'false');
}

$('search').addEventListener('input', showScreens);
$('show-screens').addEventListener('click', () => {
  const isOpen = $('screens').classList.toggle('open');
  $('show-screens').setAttribute('aria-expanded', String(isOpen));
});
