// The menu that is open on a device. On a device, another window above the screen shows it; here it is a part of the page, so that
// screen readers and testing tools find it.

const width = 250, margin = 8;

// Shows a menu over a device, or removes the one that is there. `choose` takes the indexes that lead to an element, or nothing.
export function showMenu(device, menu, choose) {
  const open = device.view.querySelector('.menu-cover');
  if (open) {
    open.remove();
    device.elements.inert = false;
    device.focusedBeforeMenu?.focus({ preventScroll: true });
    device.focusedBeforeMenu = null;
  }
  if (!menu) return;
  const cover = document.createElement('div'), list = document.createElement('div');
  cover.className = 'menu-cover';
  cover.style.colorScheme = device.settings.appearance;
  cover.dir = device.settings.direction;
  list.className = 'menu';
  list.setAttribute('role', 'menu');
  list.setAttribute('aria-label', menu.title || 'Menu');
  if (menu.title) list.append(heading(menu.title));
  list.append(...items(menu.elements, choose, []));
  cover.append(list);
  // A touch beside the menu dismisses it, and does nothing else.
  cover.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target === cover) choose();
  });
  cover.addEventListener('keydown', (event) => move(event, list, choose));
  cover.addEventListener('contextmenu', (event) => event.preventDefault());
  device.focusedBeforeMenu = document.activeElement;
  device.elements.inert = true;
  device.view.append(cover);
  place(list, menu.point, device.settings);
  list.querySelector('button:not(:disabled)')?.focus({ preventScroll: true });
}

function heading(title) {
  const node = document.createElement('div');
  node.className = 'menu-title';
  node.setAttribute('aria-hidden', 'true');
  node.textContent = title;
  return node;
}

// The elements of a submenu are listed below its title.
function items(elements, choose, path) {
  return elements.map((element, index) => {
    const place = [...path, index];
    if (element.children) {
      const group = document.createElement('div');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', element.title);
      group.append(heading(element.title), ...items(element.children, choose, place));
      return group;
    }
    const item = document.createElement('button');
    item.setAttribute('role', element.isOn ? 'menuitemcheckbox' : 'menuitem');
    if (element.isOn) item.setAttribute('aria-checked', 'true');
    item.classList.toggle('destructive', element.isDestructive);
    item.disabled = element.isDisabled;
    item.textContent = element.title;
    if (element.subtitle) {
      const subtitle = document.createElement('small');
      subtitle.textContent = element.subtitle;
      item.append(subtitle);
    }
    item.addEventListener('click', () => choose(place));
    return item;
  });
}

function move(event, list, choose) {
  const buttons = [...list.querySelectorAll('button:not(:disabled)')];
  const index = buttons.indexOf(document.activeElement), last = buttons.length - 1;
  const targets = {
    ArrowDown: index < last ? index + 1 : 0, ArrowUp: index > 0 ? index - 1 : last, Home: 0, End: last,
  };
  if (event.key in targets) buttons[targets[event.key]]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') choose();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// Below the point, or above it where there is no room; never beyond the edges of the device.
function place(list, [x, y], device) {
  const left = Math.min(Math.max(x - width / 2, margin), device.width - width - margin);
  const height = list.offsetHeight;
  const isBelow = y + margin + height <= device.height - margin;
  const top = isBelow ? y + margin : Math.max(y - margin - height, margin);
  Object.assign(list.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, maxHeight: `${device.height - 2 * margin}px` });
}
