// The panel of design tokens, which are tried on the screen and saved.
import { send } from './connection.js';
import { $, childrenOf, create } from './dom.js';
import { state } from './state.js';

/**
 * A token, either a length in points or a color as `#rrggbb`.
 * @typedef {{ path: string, file: string, length?: number, color?: string }} Token
 * @typedef {{ name: string, isEdited: boolean, light: Token[], dark: Token[] }} TokenList
 */

export function showTokens() {
  const { tokens } = state;
  $('tokens-panel').hidden = !tokens;
  if (!tokens) return;
  $('token-file').textContent = tokens.name + (tokens.isEdited ? ', not saved' : '');
  $('save-tokens', HTMLButtonElement).disabled = !tokens.isEdited;
  const rows = new Map(childrenOf($('tokens')).map((row) => [row.dataset.path, row]));
  $('tokens').replaceChildren(...(isDark() ? tokens.dark : tokens.light).map((token) => {
    const row = rows.get(token.path) ?? makeRow(token);
    row.title = `${token.path}, in ${token.file}`;
    for (const input of row.querySelectorAll('input')) {
      // What the user is dragging or typing is not changed.
      if (input !== document.activeElement) input.value = token.color ?? String(token.length);
    }
    return row;
  }));
}

/**
 * Shows why a token was not changed.
 * @param {string} text Empty if it was.
 */
export function showTokenProblem(text) {
  $('token-problem').hidden = !text;
  $('token-problem').textContent = text;
}

function isDark() {
  return state.settings.appearance === 'dark';
}

/** @param {Token} token */
function makeRow({ path, color }) {
  const row = create('label', { className: 'token' }, create('span', { textContent: path }));
  row.dataset.path = path;
  /** @param {Partial<HTMLInputElement>} properties */
  const addInput = (properties) => {
    const input = create('input', properties);
    input.addEventListener('input', () => send({ type: 'token', text: path, value: input.value, isDark: isDark() }));
    row.append(input);
  };
  if (color) {
    addInput({ type: 'color', ariaLabel: path });
  } else {
    addInput({ type: 'range', min: '0', max: '64', step: '1', ariaLabel: path });
    addInput({ type: 'number', min: '0', max: '1000', step: '0.5', ariaLabel: `${path}, points` });
  }
  return row;
}

$('save-tokens').addEventListener('click', () => send({ type: 'saveTokens' }));
