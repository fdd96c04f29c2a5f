// Links to a screen as it is now: the settings are in the query, what the user changed and scrolled in the fragment.
import { send } from './connection.js';
import { $ } from './dom.js';
import { notice } from './reports.js';
import { address } from './settings.js';

/**
 * What a link remembers of a screen; `ScreenPlace` in Swift says more.
 * @typedef {{ document?: string, offsets: { index: number, x: number, y: number }[] }} Place
 */

const prefix = '#place=';

// The checker of types does not know them yet.
const { CompressionStream, DecompressionStream } = /** @type {any} */ (window);

/**
 * Returns the place in the address of the page, and removes it from there: from now on the screen changes.
 * @returns {Promise<Place | undefined>}
 */
export async function takePlace() {
  const { hash } = location;
  if (!hash.startsWith(prefix)) return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  try {
    return JSON.parse(await decompressed(hash.slice(prefix.length)));
  } catch {
    notice('The link does not say how the screen was; it is shown as it is at first.');
    return undefined;
  }
}

/**
 * Puts a link to a place in the address of the page, and copies it.
 * @param {Place} place
 */
export async function showLink(place) {
  const isAtStart = !place.document && !place.offsets.length;
  const fragment = isAtStart ? '' : prefix + await compressed(JSON.stringify(place));
  const link = new URL(address() + fragment, location.href).href;
  history.replaceState(null, '', link);
  const isCopied = await navigator.clipboard?.writeText(link).then(() => true, () => false) ?? false;
  notice(isCopied ? 'The link is copied.' : 'The link is in the address of this page.');
  setTimeout(() => notice(''), 3000);
}

/** @param {string} text */
async function compressed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const characters = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** @param {string} text */
async function decompressed(text) {
  const characters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

$('copy-link').addEventListener('click', () => send({ type: 'place' }));
