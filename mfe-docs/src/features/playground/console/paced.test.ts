/** @jest-environment jsdom */
import { paced } from './paced.ts';

let time: number;
const frames: FrameRequestCallback[] = [];
const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));
function pass(ms: number): void {
  time += ms;
  jest.advanceTimersByTime(ms);
}

beforeEach(() => {
  jest.useFakeTimers();
  time = 1000;
  frames.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  window.requestAnimationFrame = (frame) => frames.push(frame);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what is asked for many times is done once in a frame', () => {
  let done = 0;
  const ask = paced(() => (done += 1));
  for (let turn = 0; turn < 100; turn += 1) ask();
  expect([done, frames.length]).toEqual([0, 1]);
  nextFrame();
  expect(done).toBe(1);
});

test('work that takes long leaves four times as long to the reader', () => {
  let done = 0;
  const ask = paced(() => {
    done += 1;
    time += 50;
  });
  ask();
  nextFrame();
  ask();
  pass(199);
  nextFrame();
  expect(done).toBe(1);
  pass(1);
  nextFrame();
  expect(done).toBe(2);
});

test('work that takes no time is done in the next frame', () => {
  let done = 0;
  const ask = paced(() => (done += 1));
  for (let turn = 0; turn < 3; turn += 1) {
    ask();
    nextFrame();
  }
  expect(done).toBe(3);
});
