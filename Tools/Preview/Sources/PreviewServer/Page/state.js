// What the page knows: its settings, the screens and the devices that show one.

/** The settings of the page; those that differ from these are in its address. */
export const defaults = {
  screen: '', device: 'phone', landscape: false, board: false, appearance: 'light', size: 3, direction: 'auto',
  bold: false, contrast: false, motion: false, onscreen: false, theme: 'standard', system: '17', zoom: 'fit', room: '',
  spacings: false, frames: false, baselines: false, grid: false, inspect: false, select: false, comment: false,
};

/** @typedef {typeof defaults} Settings */

/**
 * A screen in the list.
 * @typedef {{ id: string, title: string, group: string }} Screen
 */

/**
 * A device as the server makes it; `label` is its caption on a board.
 * @typedef {object} Specification
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {string} appearance
 * @property {string} direction
 * @property {number} textSize
 * @property {boolean} bold
 * @property {boolean} contrast
 * @property {string} theme
 * @property {string} system
 * @property {boolean} keyboard Whether the device shows its keyboard.
 * @property {string} label
 */

/**
 * A device on the page. The elements and the overlay are above the canvas.
 * @typedef {object} Device
 * @property {number} index
 * @property {Specification} settings
 * @property {number} zoom
 * @property {HTMLElement} figure
 * @property {HTMLElement} caption
 * @property {HTMLElement} frame
 * @property {HTMLElement} view
 * @property {HTMLCanvasElement} canvas
 * @property {CanvasRenderingContext2D} context
 * @property {Promise<void>} queue Ends when the frames received so far are drawn.
 * @property {HTMLElement} elements
 * @property {import('./elements.js').SpokenElement[]} spoken The accessibility elements, in the order of their nodes.
 * @property {SVGSVGElement} overlay
 * @property {HTMLElement} pins The pins of comments.
 * @property {import('./inspector.js').Inspection | null} inspection
 * @property {HTMLImageElement} picture The mock-up.
 * @property {boolean} hasMenu Whether a menu is open, whose elements are the only ones.
 * @property {number} indexBeforeMenu The index of the element that had the focus before the menu; -1 if none had.
 */

/**
 * A view of a device, by its index in the inspection.
 * @typedef {{ device: number, index: number }} Pin
 */

/**
 * The left and top edges, the width and the height, in points.
 * @typedef {[number, number, number, number]} Frame
 */

/** @typedef {[number, number]} Point */

/**
 * @typedef {object} State
 * @property {Settings} settings
 * @property {Screen[]} screens
 * @property {Set<string>} openGroups The groups of screens that the user opened.
 * @property {string | null} openedScreen The screen that the server was last asked to show.
 * @property {Device[]} devices
 * @property {Pin | null} pinned The view that the user clicked.
 * @property {Pin | null} hovered The view below the pointer.
 * @property {boolean} isAltDown
 * @property {number} [inspectionTimer]
 * @property {string | null} mock The address of the mock-up.
 * @property {boolean} marksElements Whether the screen has the numbers of the list of what a screen reader says.
 * @property {boolean} comparesMock Whether the page shows what differs from it.
 * @property {import('./tokens.js').TokenList | null} tokens
 * @property {WebSocket | null} socket
 * @property {number} retryDelay The time until the next attempt to connect, in milliseconds.
 * @property {number} undrawnCount The number of frames that were received and are not drawn.
 * @property {boolean} isRequesting Whether the next frame is requested with the next frame of the page.
 * @property {boolean} owesRequest Whether the next frame is to be requested when one is drawn.
 */

/**
 * The mutable state of the page.
 * @type {State}
 */
export const state = {
  settings: { ...defaults },
  screens: [], openGroups: new Set(), openedScreen: null, devices: [],
  pinned: null, hovered: null, isAltDown: false,
  mock: null, marksElements: false, comparesMock: false, tokens: null,
  socket: null, retryDelay: 250, undrawnCount: 0, isRequesting: false, owesRequest: false,
};

/**
 * Returns the view that a pin is at.
 * @param {Pin | null} pin
 */
export function viewOf(pin) {
  return pin ? state.devices[pin.device]?.inspection?.views[pin.index] : undefined;
}
