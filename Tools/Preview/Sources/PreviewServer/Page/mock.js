// The mock-up: a picture that the user lays over the devices.
import { $ } from './dom.js';
import { requestInspection } from './inspector.js';
import { compareMock } from './mock-differences.js';
import { state } from './state.js';

const opacity = $('opacity', HTMLInputElement), divider = $('divider', HTMLInputElement);
const difference = $('difference', HTMLInputElement), offset = $('offset', HTMLInputElement);

export function showMock() {
  const { mock, devices } = state;
  state.comparesMock = Boolean(mock) && difference.checked;
  $('mock').hidden = !mock;
  $('mock-hint').hidden = Boolean(mock);
  for (const { picture } of devices) {
    picture.hidden = !mock;
    if (!mock) {
      picture.removeAttribute('src');
      continue;
    }
    if (picture.src !== mock) picture.src = mock;
    Object.assign(picture.style, {
      opacity: difference.checked ? 1 : Number(opacity.value) / 100,
      mixBlendMode: difference.checked ? 'difference' : 'normal',
      clipPath: `inset(0 ${100 - Number(divider.value)}% 0 0)`,
      // In points, as the device is laid out: a mock-up may begin below a status bar.
      top: `${Number(offset.value) || 0}px`,
    });
  }
  compareMock();
}

/**
 * Replaces the mock-up; null removes it.
 * @param {File | null} file
 */
export function showMockFile(file) {
  if (state.mock) URL.revokeObjectURL(state.mock);
  state.mock = file && URL.createObjectURL(file);
  showMock();
  requestInspection();
}

for (const control of [opacity, divider, difference, offset]) {
  control.addEventListener('input', () => {
    showMock();
    requestInspection();
  });
}
$('remove-mock').addEventListener('click', () => showMockFile(null));
