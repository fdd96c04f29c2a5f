// The page of a live preview: what the server draws, and what the user does, as messages of one WebSocket.
import { showMenu } from './menu.js';

const $ = (id) => document.getElementById(id);
const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); };
let socket, openedScreen = null, screens = [], devices = [], pins = { pinned: null, hovered: null }, altIsDown = false, mock = null, retry = 250;

const models = {
  phone: ['Phone 390 × 844', 390, 844], se: ['Phone 375 × 667', 375, 667], max: ['Phone 440 × 956', 440, 956],
  small: ['Phone 320 × 568', 320, 568], tablet: ['Tablet 820 × 1180', 820, 1180], large: ['Tablet 1024 × 1366', 1024, 1366],
};
const sizes = ['xS', 'S', 'M', 'L', 'xL', 'xxL', 'xxxL', 'AX 1', 'AX 2', 'AX 3', 'AX 4', 'AX 5'];
const defaults = {
  screen: '', device: 'phone', landscape: false, board: false, appearance: 'light', size: 3, direction: 'ltr', bold: false,
  contrast: false, motion: false, theme: 'standard', system: '17', zoom: 'fit',
  spacings: false, frames: false, baselines: false, grid: false, inspect: false, select: false,
};
let state = { ...defaults };

// MARK: The address

function readAddress() {
  const query = new URLSearchParams(location.search);
  state = { ...defaults };
  for (const [key, value] of Object.entries(defaults)) {
    if (!query.has(key)) continue;
    const text = query.get(key);
    state[key] = typeof value === 'boolean' ? text === '1' : typeof value === 'number' ? Number(text) || 0 : text;
  }
  if (!models[state.device]) state.device = defaults.device;
  state.size = Math.min(Math.max(state.size, 0), 11);
}

function address(changes = {}) {
  const next = { ...state, ...changes }, query = new URLSearchParams();
  const token = new URLSearchParams(location.search).get('token');
  if (token) query.set('token', token);
  for (const [key, value] of Object.entries(next)) {
    if (value === defaults[key]) continue;
    query.set(key, typeof value === 'boolean' ? (value ? '1' : '0') : value);
  }
  const text = query.toString();
  return text ? `?${text}` : location.pathname;
}

// Changes the state and the address; a change of what is only drawn over the screen does not reach the server.
function change(changes, replaces = false) {
  const before = state;
  const url = address(changes);
  state = { ...state, ...changes };
  history[replaces ? 'replaceState' : 'pushState'](null, '', url);
  update(before);
}

function update(before) {
  showSettings();
  const drawn = ['spacings', 'frames', 'baselines', 'grid', 'inspect', 'select', 'zoom'];
  const changed = Object.keys(state).filter((key) => state[key] !== before[key] && !drawn.includes(key));
  if (changed.includes('screen') || changed.includes('board')) open();
  else if (changed.length) { layOut(); send({ type: 'settings', devices: specifications(), motion: state.motion }); }
  layOut();
  needsInspection();
  redraw();
}

addEventListener('popstate', () => { const before = state; readAddress(); update(before); });

// MARK: Settings

function showSettings() {
  for (const key of Object.keys(defaults)) {
    const control = $(key);
    if (!control || key === 'screen') continue;
    if (control.type === 'checkbox') control.checked = state[key]; else control.value = state[key];
  }
  $('size-name').textContent = sizes[state.size];
  showTokens();
  document.body.classList.toggle('inspecting', state.inspect);
  for (const device of devices) device.view.classList.toggle('selecting', state.select);
  for (const link of $('list').querySelectorAll('a')) {
    link.href = address({ screen: link.dataset.id });
    if (link.dataset.id === state.screen) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
  }
  document.title = `${screens.find((screen) => screen.id === state.screen)?.title ?? 'Preview'} · Preview`;
}

for (const key of Object.keys(defaults)) {
  const control = $(key);
  if (!control) continue;
  control.addEventListener('input', () => {
    const value = control.type === 'checkbox' ? control.checked : control.type === 'range' ? Number(control.value) : control.value;
    change({ [key]: value });
  });
}
for (const [id, [name]] of Object.entries(models)) $('device').add(new Option(name, id));

function specification(changes = {}) {
  const [, width, height] = models[state.device];
  const turned = state.landscape;
  return {
    width: turned ? height : width, height: turned ? width : height, scale: Math.min(Math.max(devicePixelRatio, 2), 3),
    appearance: state.appearance, direction: state.direction, textSize: state.size, bold: state.bold,
    contrast: state.contrast, theme: state.theme, system: state.system, label: '', ...changes,
  };
}

function specifications() {
  if (!state.board) return [specification()];
  const board = (label, changes) => specification({ scale: 1.5, label, ...changes });
  return [
    board('Light', { appearance: 'light' }), board('Dark', { appearance: 'dark' }), board('Right to left', { direction: 'rtl' }),
    board('Largest text', { textSize: 11 }), board('320 points', { width: 320 }), board('1024 points', { width: 1024 }),
  ];
}

// MARK: Screens

function showScreens() {
  const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map();
  for (const screen of screens) {
    const text = `${screen.group} ${screen.title}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), screen]);
  }
  // In a long list, the groups are closed that the user has not opened and that have nothing that is searched for.
  const isShort = screens.length <= 40 || words.length > 0;
  $('list').replaceChildren(...[...groups].map(([name, members]) => {
    const group = document.createElement('details'), summary = document.createElement('summary'), title = document.createElement('h2');
    title.textContent = name;
    summary.append(title);
    group.open = isShort || openGroups.has(name);
    summary.addEventListener('click', () => { if (group.open) openGroups.delete(name); else openGroups.add(name); });
    group.append(summary, ...members.map(screenLink));
    return group;
  }));
  if (!groups.size) $('list').textContent = 'No screen has this name.';
  showSettings();
  showCurrentLink();
}
const openGroups = new Set();
function showCurrentLink() {
  const link = $('list').querySelector('[aria-current]');
  if (!link) return;
  link.closest('details').open = true;
  link.scrollIntoView({ block: 'nearest' });
}
function screenLink(screen) {
  const link = document.createElement('a');
  link.textContent = screen.title;
  link.dataset.id = screen.id;
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    change({ screen: screen.id });
    closeScreens();
  });
  return link;
}
$('search').addEventListener('input', showScreens);
function closeScreens() { $('screens').classList.remove('open'); $('show-screens').setAttribute('aria-expanded', 'false'); }
$('show-screens').addEventListener('click', () => {
  const isOpen = $('screens').classList.toggle('open');
  $('show-screens').setAttribute('aria-expanded', String(isOpen));
});

// Shows a screen. Where it is shown already, by a program that another one takes over from, its picture stays until the new one.
function open(isShown = false) {
  pins = { pinned: null, hovered: null };
  const settings = specifications();
  if (!isShown || devices.length !== settings.length) {
    $('log').replaceChildren();
    devices = settings.map(makeDevice);
    $('devices').replaceChildren(...devices.map((device) => device.figure));
  }
  openedScreen = state.screen;
  layOut();
  send({ type: 'open', screen: state.screen, devices: settings, motion: state.motion });
  showSettings();
  showCurrentLink();
}

// MARK: Devices

function makeDevice(settings, index) {
  const figure = document.createElement('figure'), caption = document.createElement('figcaption');
  const frame = document.createElement('div'), view = document.createElement('div'), canvas = document.createElement('canvas');
  const elements = document.createElement('div'), overlay = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const picture = document.createElement('img');
  frame.className = 'frame'; view.className = 'device'; elements.className = 'elements';
  picture.alt = 'Mock-up'; picture.hidden = true; canvas.setAttribute('aria-hidden', 'true'); canvas.hidden = true;
  overlay.setAttribute('aria-hidden', 'true');
  view.append(canvas, picture, elements, overlay); frame.append(view); figure.append(caption, frame);
  const device = {
    index, settings, figure, caption, frame, view, canvas, elements, overlay, picture, context: canvas.getContext('2d', { alpha: false }),
    spoken: [], inspection: null, queue: Promise.resolve(), zoom: 1,
  };
  listen(device);
  return device;
}

function layOut() {
  const settings = specifications();
  if (settings.length !== devices.length) return;
  const room = { width: $('stage').clientWidth - 40, height: $('stage').clientHeight - 84 };
  devices.forEach((device, index) => {
    device.settings = settings[index];
    const { width, height } = device.settings;
    // A narrow page scrolls; a wide one shows the device as a whole.
    const isNarrow = matchMedia('(max-width: 900px)').matches;
    const fit = state.board ? 0.5 : Math.min(1, room.width / width, isNarrow ? 1 : Math.max(room.height, 300) / height);
    device.zoom = state.zoom === 'fit' ? fit : Number(state.zoom) / 100;
    Object.assign(device.view.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${device.zoom})` });
    Object.assign(device.frame.style, { width: `${width * device.zoom}px`, height: `${height * device.zoom}px` });
    device.caption.textContent = device.settings.label || `${width} × ${height}`;
  });
  showMock();
}
addEventListener('resize', () => { layOut(); redraw(); });

// A frame: a move of pixels, then rectangles. Pictures are decoded in parallel and drawn in the order of the messages.
function receiveFrame(buffer) {
  const length = new DataView(buffer).getUint32(0);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  const device = devices[header.device];
  if (!device) return send({ type: 'next' });
  undrawn += 1;
  let offset = 4 + length;
  const pictures = header.patches.map((patch) => {
    const part = new Uint8Array(buffer, offset, patch.length);
    offset += patch.length;
    return createImageBitmap(new Blob([part], { type: 'image/png' }));
  });
  device.queue = device.queue.then(() => Promise.all(pictures)).then((bitmaps) => {
    const { canvas, context } = device;
    if (canvas.width !== header.width || canvas.height !== header.height) {
      Object.assign(canvas, { width: header.width, height: header.height });
    }
    const move = header.move;
    if (move) {
      context.globalCompositeOperation = 'copy';
      context.save();
      context.beginPath(); context.rect(move.x, move.y, move.width, move.height); context.clip();
      context.drawImage(canvas, move.x - move.dx, move.y - move.dy, move.width, move.height, move.x, move.y, move.width, move.height);
      context.restore();
      context.globalCompositeOperation = 'source-over';
    }
    header.patches.forEach((patch, number) => {
      context.clearRect(patch.x, patch.y, patch.width, patch.height);
      context.drawImage(bitmaps[number], patch.x, patch.y);
      bitmaps[number].close();
    });
    canvas.hidden = false;
    document.documentElement.dataset.frames = String(Number(document.documentElement.dataset.frames ?? 0) + 1);
  }).catch(console.error).then(() => {
    undrawn -= 1;
    if (owesRequest) requestFrame();
  });
  requestFrame();
}

// The next frame is made while this one is decoded, and no more than that: a page that is slow gets fewer frames, and one that
// nobody sees gets none.
let undrawn = 0, owesRequest = false;
function requestFrame() {
  owesRequest = undrawn > 1;
  if (owesRequest) return;
  if (document.hidden) requestAnimationFrame(() => send({ type: 'next' })); else send({ type: 'next' });
}

// MARK: Elements

// Elements keep their nodes as long as their number and roles stay, so that focus and selection do.
function receiveElements({ device: index, elements }) {
  const device = devices[index];
  if (!device) return;
  device.spoken = elements.flatMap((element) => [element, ...element.actions.map((name) => customAction(element, name))]);
  device.spoken.forEach((element, number) => {
    const isButton = ['button', 'switch', 'action'].includes(element.role);
    const tag = isButton ? 'button' : element.role === 'heading' ? 'h2' : 'div';
    let node = device.elements.children[number];
    if (!node || node.localName !== tag) {
      const other = document.createElement(tag);
      if (node) node.replaceWith(other); else device.elements.append(other);
      node = other;
    }
    show(element, node);
  });
  while (device.elements.children.length > device.spoken.length) device.elements.lastChild.remove();
  if ($('spoken').parentElement.open) showSpoken();
  needsInspection();
  redraw();
}

// A custom action of an element, such as one behind a swipe, is a button after it that is seen when it has the focus.
function customAction({ label, identifier, frame, point }, name) {
  return { label: `${name}, ${label || identifier}`, role: 'action', frame, point, action: name };
}

// The frame of an element's node. A click in its middle reaches the point that VoiceOver taps, such as the switch of a row.
function target({ frame: [x, y, width, height], point: [px, py] }) {
  const dx = Math.min(px - x, x + width - px), dy = Math.min(py - y, y + height - py);
  return dx < 4 || dy < 4 ? [x, y, width, height] : [px - dx, py - dy, 2 * dx, 2 * dy];
}

function show(element, node) {
  const [x, y, width, height] = target(element);
  const isAction = element.role === 'action';
  node.className = isAction ? 'action' : '';
  Object.assign(node.style, {
    left: `${x}px`, top: `${y}px`, width: isAction ? '' : `${width}px`, height: isAction ? '' : `${height}px`,
  });
  const set = (name, value) => {
    if (value === null || value === undefined || value === '') node.removeAttribute(name); else node.setAttribute(name, value);
  };
  const isPlain = element.role === 'text';
  const name = element.label || element.identifier;
  const text = element.isOn === null || element.isOn === undefined
    ? [element.label, element.value].filter(Boolean).join(', ') : element.label;
  if (node.textContent !== text) node.textContent = text;
  set('role', isPlain || ['button', 'heading', 'action'].includes(element.role) ? null : element.role);
  set('aria-label', isPlain ? null : name);
  set('aria-checked', element.role === 'switch' ? String(element.isOn) : null);
  set('aria-selected', null);
  set('aria-current', element.isSelected ? 'true' : null);
  set('aria-disabled', element.isDisabled ? 'true' : null);
  set('aria-description', element.hint);
  set('aria-valuetext', element.role === 'slider' ? element.value : null);
  set('data-identifier', element.identifier);
  if (element.role === 'textbox') node.textContent = element.value;
  node.tabIndex = 0;
}

$('spoken').parentElement.addEventListener('toggle', showSpoken);
function showSpoken() {
  const device = devices[0];
  $('spoken').replaceChildren(...(device?.spoken ?? []).map((element) => {
    const item = document.createElement('li');
    const value = element.role === 'switch' ? (element.isOn ? 'on' : 'off') : element.value;
    item.textContent = [element.label, value, element.role === 'text' ? '' : element.role, element.isDisabled ? 'dimmed' : '']
      .filter(Boolean).join(', ');
    return item;
  }));
}

// MARK: Touches and keys

function listen(device) {
  const { view } = device;
  const point = (event) => {
    const box = view.getBoundingClientRect();
    return { device: device.index, x: (event.clientX - box.left) / device.zoom, y: (event.clientY - box.top) / device.zoom };
  };
  let pointer = null, moved = null, wheel = null;
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || state.select || pointer !== null) return;
    event.preventDefault();
    if (state.inspect) { pins.pinned = viewAt(device, point(event)); showDetails(); showPinnedInTree(); return redraw(); }
    pointer = event.pointerId;
    view.setPointerCapture(pointer);
    send({ type: 'touch', phase: 'down', ...point(event) });
    $('keyboard').focus({ preventScroll: true });
  });
  view.addEventListener('pointermove', (event) => {
    if (state.inspect) { hover(device, point(event)); return; }
    if (event.pointerId !== pointer) return;
    if (!moved) requestAnimationFrame(() => { if (moved && pointer !== null) send({ type: 'touch', phase: 'move', ...moved }); moved = null; });
    moved = point(event);
  });
  const end = (phase) => (event) => {
    if (event.pointerId !== pointer) return;
    if (moved) send({ type: 'touch', phase: 'move', ...moved });
    moved = null; pointer = null;
    send({ type: 'touch', phase, ...point(event) });
  };
  view.addEventListener('pointerup', end('up'));
  view.addEventListener('pointercancel', end('cancel'));
  view.addEventListener('pointerleave', () => { if (state.inspect) { pins.hovered = null; redraw(); } });
  // A click without a pointer: a key on a focused element, or a screen reader.
  view.addEventListener('click', (event) => {
    const node = event.target.closest('.elements > *');
    if (!node || event.detail !== 0) return;
    activate(device, node);
  });
  // The secondary button, and the keyboard's way to a menu.
  view.addEventListener('contextmenu', (event) => {
    if (state.select || state.inspect) return;
    event.preventDefault();
    const node = event.target.closest('.elements > *'), element = device.spoken[[...device.elements.children].indexOf(node)];
    const [x, y] = element?.point ?? [];
    send({ type: 'press', ...(element && event.button !== 2 ? { device: device.index, x, y } : point(event)) });
  });
  view.addEventListener('keydown', (event) => {
    const node = event.target.closest('.elements > *');
    if (node?.role === 'slider' && event.key.startsWith('Arrow')) {
      event.preventDefault();
      const [x, y] = device.spoken[[...device.elements.children].indexOf(node)].point;
      return send({ type: 'adjust', device: device.index, x, y, dy: ['ArrowUp', 'ArrowRight'].includes(event.key) ? 1 : -1 });
    }
    if (!node || node.localName === 'button' || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    activate(device, node);
  });
  view.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (!wheel) requestAnimationFrame(() => { send({ type: 'wheel', ...wheel }); wheel = null; });
    wheel = { ...point(event), dx: (wheel?.dx ?? 0) + event.deltaX * unit, dy: (wheel?.dy ?? 0) + event.deltaY * unit };
  }, { passive: false });
  view.addEventListener('dragover', (event) => event.preventDefault());
  view.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = [...event.dataTransfer.files].find((file) => file.type.startsWith('image/'));
    if (file) { if (mock) URL.revokeObjectURL(mock); mock = URL.createObjectURL(file); showMock(); }
  });
}

function activate(device, node) {
  const element = device.spoken[[...device.elements.children].indexOf(node)];
  if (!element) return;
  const [x, y] = element.point;
  if (element.action) return send({ type: 'action', text: element.action, device: device.index, x, y });
  send({ type: 'activate', device: device.index, x, y });
  if (element.role === 'textbox') $('keyboard').focus({ preventScroll: true });
}

const keyboard = $('keyboard');
const named = ['Enter', 'Tab', 'Backspace', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
keyboard.addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  const modifiers = ['shift', 'alt', 'control', 'meta'].filter((name) => event[name === 'control' ? 'ctrlKey' : `${name}Key`]);
  const isShortcut = (event.ctrlKey || event.metaKey) && !['v', 'c', 'x', 'V', 'C', 'X'].includes(event.key) && event.key.length === 1;
  if (!named.includes(event.key) && !isShortcut) return;
  event.preventDefault();
  send({ type: 'key', text: event.key, modifiers });
  // Nobody is caught in a field: after Escape, Tab goes on to the elements of the page.
  if (event.key === 'Escape') devices[0]?.elements.firstElementChild?.focus();
});
keyboard.addEventListener('compositionupdate', (event) => send({ type: 'mark', text: event.data }));
keyboard.addEventListener('compositionend', (event) => { send({ type: 'text', text: event.data }); keyboard.value = ''; });
keyboard.addEventListener('input', (event) => {
  if (event.isComposing || event.inputType === 'insertCompositionText') return;
  if (keyboard.value) send({ type: 'text', text: keyboard.value });
  keyboard.value = '';
});

addEventListener('keydown', (event) => {
  if (event.key === 'Alt' && state.inspect) { event.preventDefault(); altIsDown = true; redraw(); }
  if (event.target.closest?.('input, select, textarea, dialog') || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = (by) => {
    const index = screens.findIndex((screen) => screen.id === state.screen) + by;
    if (screens[index]) change({ screen: screens[index].id });
  };
  const actions = {
    '?': () => $('shortcuts').showModal(), '/': () => $('search').focus(), '[': () => step(-1), ']': () => step(1),
    a: () => change({ appearance: state.appearance === 'dark' ? 'light' : 'dark' }),
    r: () => change({ direction: state.direction === 'rtl' ? 'ltr' : 'rtl' }),
    '+': () => change({ size: Math.min(state.size + 1, 11) }), '-': () => change({ size: Math.max(state.size - 1, 0) }),
    b: () => change({ board: !state.board }), i: () => change({ inspect: !state.inspect }),
    s: () => change({ spacings: !state.spacings }), g: () => change({ grid: !state.grid }),
  };
  const action = actions[event.key] ?? actions[event.key.toLowerCase()];
  if (action) { event.preventDefault(); action(); }
});
addEventListener('keyup', (event) => { if (event.key === 'Alt') { altIsDown = false; redraw(); } });
$('help').addEventListener('click', () => $('shortcuts').showModal());

// MARK: Inspector

let inspectionTimer = null;
function needsInspection() {
  if (!state.inspect && !state.spacings && !state.baselines) return;
  clearTimeout(inspectionTimer);
  inspectionTimer = setTimeout(() => devices.forEach((device) => send({ type: 'inspect', device: device.index })), 100);
}

function receiveInspection(inspection) {
  const device = devices[inspection.device];
  if (!device) return;
  device.inspection = inspection;
  if (inspection.device === 0) showTree(inspection.views);
  redraw();
}

function showTree(views) {
  const focused = [...$('tree').children].indexOf(document.activeElement);
  $('tree').replaceChildren(...views.map((view, index) => {
    const item = document.createElement('li');
    item.style.paddingLeft = `${view.depth * 8}px`;
    item.textContent = view.text ? `${view.name} “${view.text}”` : view.name;
    item.title = item.textContent;
    item.tabIndex = index === Math.max(focused, 0) ? 0 : -1;
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', view.depth + 1);
    item.addEventListener('mouseenter', () => hoverInTree(index));
    item.addEventListener('focus', () => hoverInTree(index));
    item.addEventListener('click', () => { item.focus(); pinInTree(index); });
    return item;
  }));
  if (focused >= 0) $('tree').children[Math.min(focused, views.length - 1)]?.focus();
  showPinnedInTree();
}
function hoverInTree(index) { pins.hovered = { device: 0, index }; showDetails(); redraw(); }
function pinInTree(index) { pins.pinned = { device: 0, index }; showDetails(); showPinnedInTree(); redraw(); }
function showPinnedInTree() {
  const pinned = pins.pinned?.device === 0 ? pins.pinned.index : -1;
  [...$('tree').children].forEach((item, index) => item.setAttribute('aria-selected', String(index === pinned)));
}
// The tree is one stop of Tab: arrows move in it, Enter pins.
$('tree').addEventListener('keydown', (event) => {
  const items = [...$('tree').children], index = items.indexOf(document.activeElement), last = items.length - 1;
  const targets = { ArrowDown: Math.min(index + 1, last), ArrowUp: Math.max(index - 1, 0), Home: 0, End: last };
  if (event.key in targets) {
    items[index].tabIndex = -1;
    items[targets[event.key]].tabIndex = 0;
    items[targets[event.key]].focus();
  } else if (event.key === 'Enter' || event.key === ' ') pinInTree(index);
  else return;
  event.preventDefault();
});

// The smallest view at a point.
function viewAt(device, { x, y }) {
  let best = null, area = Infinity;
  (device.inspection?.views ?? []).forEach((view, index) => {
    const [left, top, width, height] = view.frame;
    if (x < left || y < top || x >= left + width || y >= top + height || width * height > area) return;
    best = { device: device.index, index }; area = width * height;
  });
  return best;
}
function viewOf(pin) { return pin ? devices[pin.device]?.inspection?.views[pin.index] : undefined; }
function hover(device, point) {
  const found = viewAt(device, point);
  if (found?.index === pins.hovered?.index && found?.device === pins.hovered?.device) return;
  pins.hovered = found; showDetails(); redraw();
}

function showDetails() {
  const view = viewOf(pins.hovered) ?? viewOf(pins.pinned);
  $('details').replaceChildren();
  showItem(view);
  if (!view) return;
  const rows = { View: view.name, Frame: view.frame.join(', '), Text: view.text, Font: view.font, Color: view.color,
    Background: view.background, Contrast: view.contrast ? `${view.contrast} to 1` : undefined };
  for (const [name, value] of Object.entries(rows)) {
    if (value === undefined || value === null) continue;
    const term = document.createElement('dt'), text = document.createElement('dd');
    term.textContent = name; text.textContent = value;
    if (name === 'Contrast' && view.contrast < 4.5) text.className = 'bad';
    $('details').append(term, text);
  }
}

// The row that the view is in, as JSON and as Swift.
function showItem(view) {
  const device = devices[(pins.hovered ?? pins.pinned)?.device ?? 0];
  const item = view && device?.inspection?.items.find(({ frame: [x, y, width, height] }) => {
    const [left, top, wide, high] = view.frame;
    return left >= x - 0.5 && top >= y - 0.5 && left + wide <= x + width + 0.5 && top + high <= y + height + 0.5;
  });
  $('item').hidden = !item?.json;
  $('json').textContent = item?.json ?? '';
  $('swift-item').hidden = !item?.swift;
  $('swift').textContent = item?.swift ?? '';
}
for (const [button, text] of [['copy', 'json'], ['copy-swift', 'swift']]) {
  $(button).addEventListener('click', () => navigator.clipboard?.writeText($(text).textContent));
}

// The name of a distance in the spacing scale.
function label(device, value) {
  const rounded = Math.round(value * 100) / 100;
  const token = (device.inspection?.scale ?? []).find((token) => Math.abs(token.value - rounded) < 0.26);
  return { text: token ? `${rounded} ${token.name}` : `${rounded}`, isOff: !token && rounded > 0 };
}

function redraw() {
  for (const device of devices) draw(device);
}

function draw(device) {
  const { overlay, settings, inspection } = device;
  overlay.setAttribute('viewBox', `0 0 ${settings.width} ${settings.height}`);
  overlay.replaceChildren();
  const add = (name, attributes, text) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text !== undefined) node.textContent = text;
    overlay.append(node);
    return node;
  };
  const box = ([x, y, width, height], attributes) => add('rect', { x, y, width, height, ...attributes });
  const band = (frame, text, isBad) => {
    const color = isBad ? '#e0002d' : '#0a7d4b';
    box(frame, { fill: color, 'fill-opacity': 0.25 });
    const width = text.length * 5 + 6;
    // The label stays on the device.
    const x = Math.min(Math.max(frame[0] + frame[2] / 2, width / 2), settings.width - width / 2), y = frame[1] + frame[3] / 2;
    add('rect', { x: x - width / 2, y: y - 6, width, height: 12, rx: 3, fill: color });
    add('text', { x, y: y + 3, 'font-size': 9, 'text-anchor': 'middle', fill: '#fff', 'font-family': 'system-ui' }, text);
  };
  if (state.grid) {
    for (let x = 4; x < settings.width; x += 4) add('path', { d: `M${x} 0V${settings.height}`, stroke: '#0060df', 'stroke-width': 0.5, opacity: x % 16 ? 0.12 : 0.35 });
    for (let y = 4; y < settings.height; y += 4) add('path', { d: `M0 ${y}H${settings.width}`, stroke: '#0060df', 'stroke-width': 0.5, opacity: y % 16 ? 0.12 : 0.35 });
  }
  if (state.spacings) for (const gap of inspection?.gaps ?? []) band(gap.frame, gap.label, gap.isOffScale);
  if (state.frames) device.spoken.filter((element) => !element.action).forEach((element, number) => {
    box(element.frame, { fill: '#7a3fd0', 'fill-opacity': 0.08, stroke: '#7a3fd0' });
    add('text', { x: element.frame[0] + 3, y: element.frame[1] + 11, 'font-size': 10, fill: '#7a3fd0' }, String(number + 1));
  });
  if (state.baselines) for (const view of inspection?.views ?? []) {
    if (view.baseline === null || view.baseline === undefined) continue;
    const [x, y, width] = view.frame;
    add('path', { d: `M${x} ${y + view.baseline}H${x + width}`, stroke: '#e0002d', 'stroke-width': 0.5 });
  }
  if (!state.inspect || !inspection) return;
  const pinned = pins.pinned?.device === device.index ? viewOf(pins.pinned) : undefined;
  const hovered = pins.hovered?.device === device.index ? viewOf(pins.hovered) : undefined;
  if (pinned) box(pinned.frame, { fill: 'none', stroke: '#d6006c', 'stroke-width': 1.5 });
  if (hovered) box(hovered.frame, { fill: '#0060df', 'fill-opacity': 0.1, stroke: '#0060df' });
  if (pinned && hovered && altIsDown && pinned !== hovered) {
    for (const [frame, distance] of distances(pinned.frame, hovered.frame)) {
      const name = label(device, distance);
      band(frame, name.text, name.isOff);
    }
  } else if (hovered) {
    for (const gap of inspection.gaps.filter((gap) => touches(gap, hovered.frame))) band(gap.frame, gap.label, gap.isOffScale);
  }
}

// Whether a distance ends at an edge of a frame.
function touches(gap, [x, y, width, height]) {
  const [left, top, wide, high] = gap.frame, near = (a, b) => Math.abs(a - b) < 1;
  if (gap.axis === 'horizontal') {
    return top < y + height && top + high > y && (near(left + wide, x) || near(left, x + width));
  }
  return left < x + width && left + wide > x && (near(top + high, y) || near(top, y + height));
}

// The distances between two frames as bands, from edge to edge where one is inside of the other.
function distances(first, second) {
  const [x1, y1, w1, h1] = first, [x2, y2, w2, h2] = second, result = [];
  const horizontal = (from, to) => { if (to - from > 0.01) result.push([[from, y2 + h2 / 2 - 4, to - from, 8], to - from]); };
  const vertical = (from, to) => { if (to - from > 0.01) result.push([[x2 + w2 / 2 - 4, from, 8, to - from], to - from]); };
  if (x2 >= x1 + w1) horizontal(x1 + w1, x2); else if (x2 + w2 <= x1) horizontal(x2 + w2, x1);
  else { horizontal(Math.min(x1, x2), Math.max(x1, x2)); horizontal(Math.min(x1 + w1, x2 + w2), Math.max(x1 + w1, x2 + w2)); }
  if (y2 >= y1 + h1) vertical(y1 + h1, y2); else if (y2 + h2 <= y1) vertical(y2 + h2, y1);
  else { vertical(Math.min(y1, y2), Math.max(y1, y2)); vertical(Math.min(y1 + h1, y2 + h2), Math.max(y1 + h1, y2 + h2)); }
  return result;
}

// MARK: Design tokens

let tokens = null;
function showTokens() {
  $('tokens-panel').hidden = !tokens;
  if (!tokens) return;
  $('token-file').textContent = tokens.name + (tokens.isEdited ? ', not saved' : '');
  $('save-tokens').disabled = !tokens.isEdited;
  const isDark = state.appearance === 'dark', list = isDark ? tokens.dark : tokens.light;
  const known = new Map([...$('tokens').children].map((row) => [row.dataset.path, row]));
  $('tokens').replaceChildren(...list.map((token) => {
    const row = known.get(token.path) ?? makeToken(token), [control, number] = row.querySelectorAll('input');
    row.title = `${token.path}, in ${token.file}`;
    const value = token.color ?? String(token.length);
    // What is being dragged or typed is not changed below the finger.
    for (const input of [control, number]) if (input && input !== document.activeElement) input.value = value;
    return row;
  }));
}

function makeToken(token) {
  const row = document.createElement('label');
  row.className = 'token'; row.dataset.path = token.path;
  const edit = (value) => send({ type: 'token', text: token.path, value, isDark: state.appearance === 'dark' });
  const input = (type, settings) => {
    const control = Object.assign(document.createElement('input'), { type, ...settings });
    control.addEventListener('input', () => edit(control.value));
    return control;
  };
  const name = document.createElement('span');
  name.textContent = token.path;
  if (token.color) row.append(name, input('color', { ariaLabel: token.path }));
  else row.append(name, input('range', { min: 0, max: 64, step: 1, ariaLabel: token.path }),
    input('number', { min: 0, max: 1000, step: 0.5, ariaLabel: `${token.path}, points` }));
  return row;
}
$('save-tokens').addEventListener('click', () => send({ type: 'saveTokens' }));

// MARK: The mock-up

function showMock() {
  $('mock').hidden = !mock; $('mock-hint').hidden = Boolean(mock);
  for (const { picture } of devices) {
    picture.hidden = !mock;
    if (!mock) { picture.removeAttribute('src'); continue; }
    if (picture.src !== mock) picture.src = mock;
    const isDifference = $('difference').checked;
    Object.assign(picture.style, {
      opacity: isDifference ? 1 : $('opacity').value / 100, mixBlendMode: isDifference ? 'difference' : 'normal',
      clipPath: `inset(0 ${100 - $('divider').value}% 0 0)`,
    });
  }
}
for (const id of ['opacity', 'divider', 'difference']) $(id).addEventListener('input', showMock);
$('remove-mock').addEventListener('click', () => { if (mock) URL.revokeObjectURL(mock); mock = null; showMock(); });

// MARK: The connection

function notice(text) { $('notice').hidden = !text; $('notice').textContent = text; }

function showReport(id, title, lines) {
  $(id).hidden = !lines.length;
  const heading = document.createElement('strong');
  heading.textContent = `${title}\n`;
  $(id).replaceChildren(heading, lines.join('\n'));
}

// A build of the program that has the screens; meanwhile the last one shows them.
function showBuild({ state: stage, problems, seconds, milliseconds }) {
  const isFirst = !screens.length;
  const rest = isFirst ? '' : ' The screens of the last one that worked are shown.';
  if (stage !== 'building') showReport('build', `The build failed.${rest}`, stage === 'failed' ? problems : []);
  if (isFirst) notice(stage === 'building' ? 'The package is being built.' : '');
  const parts = { building: 'Building', failed: 'The build failed', done: `Built in ${seconds?.toFixed(1)} s` };
  const shown = milliseconds === undefined ? '' : `, shown ${Math.round(milliseconds)} ms later`;
  $('state').textContent = parts[stage] + shown;
}

// The end of that program: a trap, or a program that ends on its own.
function showEnded({ reason, output, isServed }) {
  $('ended').hidden = false;
  $('ended').querySelector('strong').textContent = isServed ? `${reason} The last one shows its screens.` : reason;
  $('ended').querySelector('pre').textContent = output;
}
$('restart').addEventListener('click', () => { $('ended').hidden = true; send({ type: 'restart' }); });

const handlers = {
  hello({ screens: list, themes, systems }) {
    screens = list;
    $('ended').hidden = true;
    for (const [id, values] of [['theme', themes], ['system', systems]]) {
      $(id).replaceChildren(...values.map((value) => new Option(value, value)));
    }
    notice('');
    if (!screens.length) return notice('There is no screen to show.');
    if (!screens.some((screen) => screen.id === state.screen)) {
      if (state.screen) notice(`There is no screen “${state.screen}” here; the first one is shown.`);
      state.screen = screens[0]?.id ?? '';
      history.replaceState(null, '', address());
    }
    showScreens();
    open(state.screen === openedScreen);
  },
  elements: receiveElements,
  inspection: receiveInspection,
  menu({ device, menu }) {
    const choose = (path) => send({ type: 'choose', device, value: path?.join('.') });
    if (devices[device]) showMenu(devices[device], menu, choose);
  },
  problems(lines) { showReport('problems', 'The last good screen is shown.', lines); },
  build: showBuild,
  ended: showEnded,
  screens(list) { screens = list; showScreens(); },
  tokens(values) { tokens = values; showTokens(); },
  tokenProblem(text) { $('token-problem').hidden = !text; $('token-problem').textContent = text; },
  log(line) {
    const item = document.createElement('li');
    item.textContent = line;
    $('log').append(item);
    while ($('log').children.length > 200) $('log').firstChild.remove();
    item.scrollIntoView({ block: 'nearest' });
  },
  shown(milliseconds) { $('state').textContent = `Shown ${Math.round(milliseconds)} ms after it was saved`; },
  full(count) { notice(`${count} viewers look at this preview already; it takes no more.`); retry = 10_000; },
};

function connect() {
  socket = new WebSocket(`ws://${location.host}/live${location.search.includes('token=') ? `?token=${new URLSearchParams(location.search).get('token')}` : ''}`);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => { $('state').textContent = 'Connected'; retry = 250; notice(''); });
  socket.addEventListener('message', (event) => {
    if (event.data instanceof ArrayBuffer) return receiveFrame(event.data);
    const message = JSON.parse(event.data);
    handlers[message.type]?.(message.values);
  });
  socket.addEventListener('close', () => {
    $('state').textContent = 'Not connected';
    if (retry < 10_000) notice('The preview has ended. It is shown again as soon as it runs.');
    setTimeout(connect, retry);
    retry = Math.min(retry * 1.5, 5_000);
  });
}

readAddress();
showSettings();
connect();
