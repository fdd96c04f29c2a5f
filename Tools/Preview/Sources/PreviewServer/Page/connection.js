// The WebSocket to the server, which is connected again when it closes.
import { $ } from './dom.js';
import { notice } from './reports.js';
import { state } from './state.js';
import { traceInput } from './trace.js';

/**
 * A message to the server. `ClientMessage` in Swift says what each type means.
 * @typedef {object} ClientMessage
 * @property {'open' | 'settings' | 'next' | 'touch' | 'wheel' | 'text' | 'mark' | 'key' | 'activate' | 'press'
 *   | 'action' | 'adjust' | 'place' | 'inspect' | 'token' | 'saveTokens' | 'comment' | 'resolveComment'
 *   | 'deleteComment' | 'restart'} type
 * @property {string} [screen]
 * @property {import('./state.js').Specification[]} [devices]
 * @property {string} [room]
 * @property {string} [page] The settings of the page as JSON, for the others in the room.
 * @property {boolean} [motion]
 * @property {import('./place.js').Place} [place]
 * @property {number} [device]
 * @property {'down' | 'move' | 'up' | 'cancel'} [phase]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [dx]
 * @property {number} [dy]
 * @property {string} [text]
 * @property {string[]} [modifiers]
 * @property {string} [value]
 * @property {boolean} [isDark]
 * @property {string} [author]
 * @property {boolean} [isOn]
 * @property {number} [number] The number of an input; the frame that shows it repeats it.
 */

/** The messages that a frame follows, whose way to the pixels is traced. */
const inputs = ['touch', 'wheel', 'text', 'mark', 'key', 'activate', 'press', 'action', 'adjust'];

/**
 * Sends a message, or drops it while there is no connection.
 * @param {ClientMessage} message
 */
export function send(message) {
  if (state.socket?.readyState !== WebSocket.OPEN) return;
  if (inputs.includes(message.type)) message.number = traceInput();
  state.socket.send(JSON.stringify(message));
}

/**
 * Connects to the server, now and after each end of the connection.
 * @param {(type: string, values: any) => void} receive Takes messages.
 * @param {(buffer: ArrayBuffer) => void} receiveFrame Takes frames.
 */
export function connect(receive, receiveFrame) {
  const token = new URLSearchParams(location.search).get('token');
  const socket = new WebSocket(`ws://${location.host}/live${token === null ? '' : `?token=${token}`}`);
  state.socket = socket;
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => {
    $('state').textContent = 'Connected';
    state.retryDelay = 250;
    notice('');
  });
  socket.addEventListener('message', (event) => {
    if (event.data instanceof ArrayBuffer) return receiveFrame(event.data);
    const { type, values } = JSON.parse(event.data);
    receive(type, values);
  });
  socket.addEventListener('close', () => {
    $('state').textContent = 'Not connected';
    if (state.retryDelay < 10000) notice('The preview has ended. It is shown again as soon as it runs.');
    setTimeout(() => connect(receive, receiveFrame), state.retryDelay);
    state.retryDelay = Math.min(state.retryDelay * 1.5, 5000);
  });
}
