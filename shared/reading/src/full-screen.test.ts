/** @jest-environment jsdom */
import { fullScreenOf } from './full-screen.ts';

const words = { enter: 'Full screen', leave: 'Leave full screen' };

function panelIn(requestFullscreen?: () => Promise<void>) {
  const place = document.createElement('div');
  const panel = document.createElement('div');
  const left = jest.fn();
  Object.assign(panel, { requestFullscreen });
  place.append(panel);
  document.body.replaceChildren(place);
  const fullScreen = fullScreenOf(panel, { words, onLeave: left });
  panel.append(fullScreen.button);
  return { place, panel, left, ...fullScreen };
}
const isFull = (panel: HTMLElement) => panel.hasAttribute('data-full');

test('the button enters and leaves, and says which', () => {
  const { panel, button, left } = panelIn(() => Promise.resolve());
  expect(button.textContent).toBe('Full screen');
  button.click();
  expect([isFull(panel), button.textContent, button.title]).toEqual([true, 'Leave full screen', 'Leave full screen']);
  button.click();
  expect([isFull(panel), button.textContent]).toEqual([false, 'Full screen']);
  expect(left).toHaveBeenCalledTimes(1);
});

test.each([
  ['forbids it', () => Promise.reject(new TypeError('no gesture'))],
  ['knows no full screen', undefined],
])('where the browser %s the panel fills the window, in the top layer', async (_, request) => {
  const { panel, enter } = panelIn(request);
  const show = jest.fn();
  Object.assign(panel, { showPopover: show });
  enter();
  await new Promise(process.nextTick);
  expect(panel.popover).toBe('manual');
  expect(show).toHaveBeenCalledTimes(1);
});

test('it keeps its room in the page open meanwhile', () => {
  const { place, button } = panelIn(() => Promise.resolve());
  button.click();
  expect(place.style.height).toBe('0px');
  button.click();
  expect(place.style.height).toBe('');
});

test('Escape leaves, and so does the browser', () => {
  const { panel, enter } = panelIn(() => Promise.resolve());
  enter();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isFull(panel)).toBe(false);
  enter();
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(isFull(panel)).toBe(false);
});

test('what is over hears no key', () => {
  const { stop, left } = panelIn();
  stop();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(left).not.toHaveBeenCalled();
});
