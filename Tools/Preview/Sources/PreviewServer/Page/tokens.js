// The panel of design tokens, which are tried on the screen and saved.
import { send } from './connection.js';
import { $, childrenOf, create } from './dom.js';
import { state } from './state.js';

/**
 * A token: a length in points, a color as `#rrggbb`, or a number in a style of text.
 * @typedef {{ path: string, file: string, length?: number, color?: string, number?: number }} Token
 * @typedef {{ name: string, isEdited: boolean, light: Token[], dark: Token[] }} TokenList
 */

/**
 * The ranges of the sliders; the names are those of the parts of a style of text.
 * @type {Record<string, { min: string, max: string, step: string, unit: string }>}
 */
const ranges = {
  length: { min: '0', max: '64', step: '1', unit: 'points' },
  fontSize: { min: '8', max: '64', step: '1', unit: 'points' },
  fontWeight: { min: '100', max: '900', step: '100', unit: 'weight' },
  lineHeight: { min: '0.8', max: '2.4', step: '0.05', unit: 'times the size' },
  letterSpacing: { min: '-4', max: '8', step: '0.1', unit: 'points' },
};

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
      if (input !== document.activeElement) input.value = token.color ?? String(token.length ?? token.number);
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
    const { min, max, step, unit } = ranges[path.slice(path.lastIndexOf('.') + 1)] ?? ranges.length;
    addInput({ type: 'range', min, max, step, ariaLabel: path });
    addInput({ type: 'number', min, max: unit === 'points' ? '1000' : max, step: 'any', ariaLabel: `${path}, ${unit}` });
  }
  return row;
}

$('save-tokens').addEventListener('click', () => send({ type: 'saveTokens' }));
