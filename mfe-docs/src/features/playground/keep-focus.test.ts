/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><textarea></textarea><button>Run</button><section><div><iframe></iframe></div></section></main>';
  end = keepFocus(find('main'), find('div'));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const canBeTaken = () => !find('div').inert;

test.each<[string, () => void]>([
  ['types', () => fireEvent.keyDown(find('textarea'), { key: 'a' })],
  ['pastes', () => fireEvent.input(find('textarea'))],
])('code cannot take the focus while its reader %s, and may later on', (_, write) => {
  write();
  expect(canBeTaken()).toBe(false);
  jest.advanceTimersByTime(1500);
  write();
  jest.advanceTimersByTime(1500);
  expect(canBeTaken()).toBe(false);
  jest.advanceTimersByTime(500);
  expect(canBeTaken()).toBe(true);
});

test.each<[string, () => void]>([
  ['with the Tab key', () => fireEvent.keyDown(find('textarea'), { key: 'Tab' })],
  ['with a mouse', () => fireEvent.pointerEnter(find('section'))],
  ['by touch', () => fireEvent.pointerDown(find('section'))],
  ['when the page no longer looks', () => end()],
])('a reader who goes to the result %s is there at once', (_, go) => {
  fireEvent.keyDown(find('textarea'), { key: 'a' });
  go();
  expect(canBeTaken()).toBe(true);
});

test('a run that is asked for with a button may take the focus', () => {
  fireEvent.keyDown(find('button'), { key: 'Enter' });
  expect(canBeTaken()).toBe(true);
});
