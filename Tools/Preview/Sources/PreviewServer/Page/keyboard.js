// Keys: for the field of the screen that is being edited, and the shortcuts of the page.
import { send } from './connection.js';
import { $ } from './dom.js';
import { redraw } from './overlays.js';
import { step } from './screens.js';
import { change, largestSize } from './settings.js';
import { state } from './state.js';

// MARK: The keyboard of the screen

const keyboard = $('keyboard', HTMLTextAreaElement);

/** The keys that are sent by name; the text of others is taken from the text area. */
const namedKeys = [
  'Enter', 'Tab', 'Backspace', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp',
  'PageDown',
];

/** @type {[name: string, property: 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'][]} */
const modifierKeys = [['shift', 'shiftKey'], ['alt', 'altKey'], ['control', 'ctrlKey'], ['meta', 'metaKey']];

keyboard.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  const hasCommand = event.ctrlKey || event.metaKey;
  // The browser cuts, copies and pastes.
  const isShortcut = hasCommand && event.key.length === 1 && !'vcxVCX'.includes(event.key);
  if (!namedKeys.includes(event.key) && !isShortcut) return;
  event.preventDefault();
  const modifiers = modifierKeys.filter(([, property]) => event[property]).map(([name]) => name);
  send({ type: 'key', text: event.key, modifiers });
  // The focus can leave a field: after Escape, Tab goes on to the elements of the page.
  if (event.key !== 'Escape') return;
  const first = state.devices[0]?.elements.firstElementChild;
  if (first instanceof HTMLElement) first.focus();
});
keyboard.addEventListener('compositionupdate', (event) => send({ type: 'mark', text: event.data }));
keyboard.addEventListener('compositionend', (event) => {
  send({ type: 'text', text: event.data });
  keyboard.value = '';
});
keyboard.addEventListener('input', (event) => {
  const isInput = event instanceof InputEvent;
  if (isInput && (event.isComposing || event.inputType === 'insertCompositionText')) return;
  if (keyboard.value) send({ type: 'text', text: keyboard.value });
  keyboard.value = '';
});

// MARK: Shortcuts

/** @type {Record<string, () => void>} */
const shortcuts = {
  '?': showShortcuts,
  '/': () => $('search').focus(),
  '[': () => step(-1),
  ']': () => step(1),
  '+': () => change({ size: Math.min(state.settings.size + 1, largestSize) }),
  '-': () => change({ size: Math.max(state.settings.size - 1, 0) }),
  a: () => change({ appearance: state.settings.appearance === 'dark' ? 'light' : 'dark' }),
  b: () => change({ board: !state.settings.board }),
  c: () => change({ comment: !state.settings.comment }),
  g: () => change({ grid: !state.settings.grid }),
  i: () => change({ inspect: !state.settings.inspect }),
  r: () => change({ direction: state.settings.direction === 'rtl' ? 'auto' : 'rtl' }),
  s: () => change({ spacings: !state.settings.spacings }),
};

function showShortcuts() {
  $('shortcuts', HTMLDialogElement).showModal();
}

/** @param {boolean} isDown */
function setAlt(isDown) {
  state.isAltDown = isDown;
  redraw();
}

addEventListener('keydown', (event) => {
  if (event.key === 'Alt' && state.settings.inspect) {
    event.preventDefault();
    setAlt(true);
  }
  const isInControl = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  if (isInControl || event.ctrlKey || event.metaKey || event.altKey) return;
  const shortcut = shortcuts[event.key] ?? shortcuts[event.key.toLowerCase()];
  if (!shortcut) return;
  event.preventDefault();
  shortcut();
});
addEventListener('keyup', (event) => {
  if (event.key === 'Alt') setAlt(false);
});
$('help').addEventListener('click', showShortcuts);
