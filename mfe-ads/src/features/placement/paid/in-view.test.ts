/** @jest-environment jsdom */
import { inViewForASecond } from './in-view.ts';

let tell: (share: number) => void = () => undefined;
let isObserved = false;
let visibility: DocumentVisibilityState = 'visible';

class Observer {
  constructor(call: (entries: Array<{ intersectionRatio: number }>) => void) {
    tell = (share) => call([{ intersectionRatio: share }]);
  }
  observe() {
    isObserved = true;
  }
  disconnect() {
    isObserved = false;
  }
}

const done = jest.fn();
let end: () => void = () => undefined;
const turnTo = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  done.mockClear();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(globalThis, { IntersectionObserver: Observer });
  end = inViewForASecond(document.body, done);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('half of it in view for one second counts, once, and nothing is watched any more', () => {
  tell(0.5);
  jest.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  expect(isObserved).toBe(false);
  turnTo('hidden');
  turnTo('visible');
  jest.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('less than half of it does not count, however long', () => {
  tell(0.49);
  jest.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});

test('the second is one without a break', () => {
  for (const share of [0.8, 0.2, 0.8, 0.2, 1]) {
    tell(share);
    jest.advanceTimersByTime(900);
  }
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledTimes(1);
});

test('more of it in view does not begin the second again', () => {
  tell(0.5);
  jest.advanceTimersByTime(600);
  tell(1);
  jest.advanceTimersByTime(400);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a tab that is not visible counts nothing, and begins a second of its own when it is', () => {
  turnTo('hidden');
  tell(1);
  jest.advanceTimersByTime(60_000);
  turnTo('visible');
  jest.advanceTimersByTime(999);
  turnTo('hidden');
  jest.advanceTimersByTime(1000);
  turnTo('visible');
  jest.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('what is ended counts no more', () => {
  tell(1);
  jest.advanceTimersByTime(999);
  end();
  jest.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
});
