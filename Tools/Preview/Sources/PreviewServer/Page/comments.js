// Comments of viewers: pinned to elements of the screen, listed in the panel, and saved beside the document.
import { send } from './connection.js';
import { $, create } from './dom.js';
import { change } from './settings.js';
import { state } from './state.js';

/**
 * A comment. The element is an accessibility identifier or a label, empty for the whole screen; the place in it is from 0 to 1.
 * @typedef {{ id: string, element: string, x: number, y: number, text: string, author: string, date: string,
 *   isResolved: boolean }} Comment
 */

/** @typedef {import('./state.js').Device} Device */

/** @type {Comment[]} */
let comments = [];

/**
 * Where the comment that is being written will be.
 * @type {{ element: string, x: number, y: number } | null}
 */
let draft = null;

/** @param {{ comments: Comment[], problem?: string } | null} message Null for a screen that is no document. */
export function receiveComments(message) {
  comments = message?.comments ?? [];
  $('comments-panel').hidden = !message;
  $('comment', HTMLInputElement).disabled = !message;
  $('comment-problem').hidden = !message?.problem;
  $('comment-problem').textContent = message?.problem ?? '';
  showList();
  showPins();
}

// MARK: Pins

/** Shows the pins of open comments on the elements that are on the screen. */
export function showPins() {
  for (const device of state.devices) {
    device.pins.replaceChildren(...comments.flatMap((comment, index) => {
      const frame = comment.isResolved ? null : frameOf(device, comment.element);
      return frame ? pin(device, comment, index, frame) : [];
    }));
  }
}

/**
 * @param {Device} device
 * @param {Comment} comment
 * @param {number} index
 * @param {import('./state.js').Frame} frame
 */
function pin(device, comment, index, [x, y, width, height]) {
  const label = `Comment ${index + 1}: ${comment.text}`;
  const node = create('button', { className: 'pin', textContent: String(index + 1), title: comment.text, ariaLabel: label });
  Object.assign(node.style, { left: `${x + comment.x * width}px`, top: `${y + comment.y * height}px` });
  node.style.transform = `translate(-50%, -50%) scale(${1 / device.zoom})`;
  node.addEventListener('pointerdown', (event) => event.stopPropagation());
  node.addEventListener('click', (event) => {
    event.stopPropagation();
    $('comments-panel', HTMLDetailsElement).open = true;
    const item = $('comments').children[index];
    item?.scrollIntoView({ block: 'nearest' });
    if (item instanceof HTMLElement) item.focus();
  });
  return node;
}

/**
 * @param {Device} device
 * @param {string} element
 * @returns {import('./state.js').Frame | undefined}
 */
function frameOf(device, element) {
  if (!element) return [0, 0, device.settings.width, device.settings.height];
  return device.spoken.find((spoken) => nameOf(spoken) === element)?.frame;
}

/** @param {import('./elements.js').SpokenElement} element */
function nameOf({ identifier, label }) {
  return identifier || label;
}

// MARK: Writing

/**
 * Begins a comment on an element, or on the whole screen.
 * @param {Device} device
 * @param {{ x: number, y: number }} point
 */
export function beginComment(device, { x, y }) {
  const inside = device.spoken.filter(({ frame: [left, top, width, height] }) => {
    return x >= left && y >= top && x < left + width && y < top + height;
  });
  // The smallest one: an element can lie in another.
  const element = inside.sort((one, two) => one.frame[2] * one.frame[3] - two.frame[2] * two.frame[3])[0];
  const [left, top, width, height] = element?.frame ?? [0, 0, device.settings.width, device.settings.height];
  draft = { element: element ? nameOf(element) : '', x: (x - left) / width, y: (y - top) / height };
  $('comment-element').textContent = draft.element || 'The whole screen';
  $('comment-text', HTMLTextAreaElement).value = '';
  $('comment-author', HTMLInputElement).value = localStorage.getItem('author') ?? '';
  $('comment-form', HTMLDialogElement).showModal();
  $('comment-text').focus();
}

$('comment-form').addEventListener('close', () => {
  const isSaved = $('comment-form', HTMLDialogElement).returnValue === 'save', place = draft;
  draft = null;
  if (!isSaved || !place) return;
  const author = $('comment-author', HTMLInputElement).value, text = $('comment-text', HTMLTextAreaElement).value;
  localStorage.setItem('author', author);
  send({ type: 'comment', text, author, value: place.element, x: place.x, y: place.y });
  change({ comment: false });
});

// MARK: The list

function showList() {
  $('comments').replaceChildren(...comments.map((comment, index) => {
    const { id, element, text, author, date, isResolved } = comment;
    const resolve = create('button', { textContent: isResolved ? 'Open again' : 'Resolve' });
    resolve.addEventListener('click', () => send({ type: 'resolveComment', value: id, isOn: !isResolved }));
    const remove = create('button', { textContent: 'Delete', ariaLabel: `Delete comment ${index + 1}` });
    remove.addEventListener('click', () => send({ type: 'deleteComment', value: id }));
    const day = date.slice(0, 10);
    const note = create('small', { textContent: [element || 'The whole screen', author, day].filter(Boolean).join(', ') });
    const item = create('li', { tabIndex: -1 }, `${index + 1}. ${text}`, note, resolve, ' ', remove);
    item.classList.toggle('resolved', isResolved);
    return item;
  }));
  if (!comments.length) $('comments').textContent = 'Choose “Comment”, then an element.';
}
