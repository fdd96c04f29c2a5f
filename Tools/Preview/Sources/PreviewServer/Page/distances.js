// Distances between frames: those that the server found, and those between two views that the user chose.

/**
 * A distance between views as a band across it.
 * @typedef {object} Gap
 * @property {Frame} frame
 * @property {'horizontal' | 'vertical'} axis
 * @property {string} label
 * @property {boolean} isOffScale Whether no token of the spacing scale has this value.
 */

/**
 * A value of the spacing scale.
 * @typedef {{ name: string, value: number }} SpacingToken
 */

/** @typedef {import('./state.js').Frame} Frame */

/** The thickness of the bands between two chosen views. */
const thickness = 8;

/**
 * Whether a distance ends at an edge of a frame.
 * @param {Gap} gap
 * @param {Frame} frame
 */
export function adjoins(gap, [x, y, width, height]) {
  const [left, top, wide, high] = gap.frame;
  if (gap.axis === 'horizontal') {
    return top < y + height && top + high > y && (isNear(left + wide, x) || isNear(left, x + width));
  }
  return left < x + width && left + wide > x && (isNear(top + high, y) || isNear(top, y + height));
}

/**
 * @param {number} first
 * @param {number} second
 */
function isNear(first, second) {
  return Math.abs(first - second) < 1;
}

/**
 * Returns the distances between two frames, each with the frame of a band across it at the middle of the second one.
 * @param {Frame} first
 * @param {Frame} second
 * @returns {{ frame: Frame, length: number }[]}
 */
export function distances([x1, y1, width1, height1], [x2, y2, width2, height2]) {
  const centerX = x2 + width2 / 2, centerY = y2 + height2 / 2;
  const horizontal = spans(x1, x1 + width1, x2, x2 + width2).map(({ start, length }) => {
    return { frame: /** @type {Frame} */ ([start, centerY - thickness / 2, length, thickness]), length };
  });
  const vertical = spans(y1, y1 + height1, y2, y2 + height2).map(({ start, length }) => {
    return { frame: /** @type {Frame} */ ([centerX - thickness / 2, start, thickness, length]), length };
  });
  return [...horizontal, ...vertical];
}

/**
 * Returns what is between two ranges; where they overlap, what is between their starts and between their ends.
 * @param {number} start1
 * @param {number} end1
 * @param {number} start2
 * @param {number} end2
 */
function spans(start1, end1, start2, end2) {
  /** @type {(first: number, second: number) => { start: number, length: number }} */
  const between = (first, second) => ({ start: Math.min(first, second), length: Math.abs(first - second) });
  const areApart = start2 >= end1 || end2 <= start1;
  const found = areApart
    ? [start2 >= end1 ? between(end1, start2) : between(end2, start1)]
    : [between(start1, start2), between(end1, end2)];
  return found.filter(({ length }) => length > 0.01);
}

/**
 * Returns a distance as a text, with its name in the spacing scale if it has one.
 * @param {SpacingToken[]} scale
 * @param {number} value
 */
export function describe(scale, value) {
  const rounded = Math.round(value * 100) / 100;
  const token = scale.find((token) => Math.abs(token.value - rounded) < 0.26);
  return { text: token ? `${rounded} ${token.name}` : `${rounded}`, isOffScale: !token && rounded > 0 };
}
