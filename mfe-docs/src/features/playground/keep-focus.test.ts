/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { keepFocus } from './keep-focus.ts';

let now = 0;
let end: () => void;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = '<main><textarea></textarea><button>Run</button><div><iframe></iframe></div></main>';
  end = keepFocus(find('main'), find('div'));
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const type = () => fireEvent.keyDown(find('textarea'), { key: 'a' });

function takeFocus(): void {
  find('iframe').focus();
  window.dispatchEvent(new Event('blur'));
}

test.each<[string, () => void]>([
  ['types', type],
  ['pastes', () => fireEvent.input(find('textarea'))],
])('code that takes the focus while its reader %s gives it back', (_, write) => {
  find('textarea').focus();
  write();
  takeFocus();
  expect(document.activeElement).toBe(find('textarea'));
});

test.each<[string, () => void]>([
  ['with the Tab key', () => fireEvent.keyDown(find('textarea'), { key: 'Tab' })],
  ['with a mouse', () => fireEvent.pointerEnter(find('div'))],
  ['by touch', () => fireEvent.pointerDown(find('main'))],
  ['long after typing', () => (now += 2000)],
  ['from the Run button', () => fireEvent.keyDown(find('button'), { key: 'Enter' })],
  ['when the page no longer looks', () => end()],
])('a reader who goes to the result %s stays there', (_, go) => {
  find('textarea').focus();
  type();
  go();
  takeFocus();
  expect(document.activeElement).toBe(find('iframe'));
});
