// What the page tells the user: notices, problems, builds, the end of a program, and the log of actions.
import { $, create } from './dom.js';
import { state } from './state.js';

const maximumLogLength = 200;

/**
 * Shows a notice, or removes it if the text is empty.
 * @param {string} text
 */
export function notice(text) {
  $('notice').hidden = !text;
  $('notice').textContent = text;
}

/**
 * Shows lines below a title, or hides the report if there is none.
 * @param {'problems' | 'build'} id
 * @param {string} title
 * @param {string[]} lines
 */
export function showReport(id, title, lines) {
  $(id).hidden = !lines.length;
  $(id).replaceChildren(create('strong', { textContent: `${title}\n` }), lines.join('\n'));
}

/**
 * Shows a build of the program that has the screens; meanwhile the last one shows them.
 * @param {{ state: 'building' | 'failed' | 'done', problems: string[], seconds?: number, milliseconds?: number }} build
 */
export function showBuild({ state: stage, problems, seconds, milliseconds }) {
  const isFirst = !state.screens.length;
  const rest = isFirst ? '' : ' The screens of the last one that worked are shown.';
  if (stage !== 'building') showReport('build', `The build failed.${rest}`, stage === 'failed' ? problems : []);
  if (isFirst) notice(stage === 'building' ? 'The package is being built.' : '');
  const texts = { building: 'Building', failed: 'The build failed', done: `Built in ${seconds?.toFixed(1)} s` };
  const shown = milliseconds === undefined ? '' : `, shown ${Math.round(milliseconds)} ms later`;
  $('state').textContent = texts[stage] + shown;
}

/**
 * Shows that this program ended: it trapped, or exited on its own.
 * @param {{ reason: string, output: string, isServed: boolean }} end
 */
export function showEnd({ reason, output, isServed }) {
  const report = $('ended');
  const title = isServed ? `${reason} The last one shows its screens.` : reason;
  report.hidden = false;
  report.querySelector('strong')?.replaceChildren(title);
  report.querySelector('pre')?.replaceChildren(output);
}

export function hideEnd() {
  $('ended').hidden = true;
}

/**
 * Adds a line to the log of actions.
 * @param {string} line
 */
export function logAction(line) {
  const item = create('li', { textContent: line });
  $('log').append(item);
  while ($('log').children.length > maximumLogLength) $('log').firstElementChild?.remove();
  item.scrollIntoView({ block: 'nearest' });
}
