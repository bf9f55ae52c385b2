import { timePerKey, type TraceEvent } from './script-time.ts';

const event = (name: string, ts: number, dur: number, type?: string): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...(type ? { args: { data: { type } } } : {}),
});

test('calls within calls count once, and what a key starts later counts for it', () => {
  const events = [
    event('EventDispatch', 1000, 100, 'keydown'),
    event('EventDispatch', 1200, 500, 'input'),
    event('FunctionCall', 1250, 300),
    event('RunMicrotasks', 1600, 400),
    event('TimerFire', 5000, 1000),
    event('EventDispatch', 10_000, 200, 'keydown'),
  ];
  expect(timePerKey(events).map(({ script }) => script)).toEqual([1.7, 0]);
});

test('layout, other threads and what came before the first key are no script of a key', () => {
  const events = [
    event('FunctionCall', 0, 500),
    event('EventDispatch', 1000, 100, 'keydown'),
    event('Layout', 1100, 900),
    { ...event('FunctionCall', 1200, 700), tid: 2 },
  ];
  expect(timePerKey(events)).toEqual([{ script: 0, dispatch: 0.1 }]);
});

test('what the browser does about an event is told apart from what scripts do, and layout that a script asks for is script', () => {
  const events = [
    event('EventDispatch', 1000, 100, 'keydown'),
    event('EventDispatch', 2000, 3000, 'textInput'),
    event('EventDispatch', 2100, 900, 'input'),
    event('FunctionCall', 2200, 700),
    event('Layout', 2300, 200),
    event('Layout', 3500, 1000),
  ];
  expect(timePerKey(events)).toEqual([{ script: 0.7, dispatch: 3.1 }]);
});

test('a trace without keys says nothing', () => {
  expect(timePerKey([event('FunctionCall', 0, 500)])).toEqual([]);
});
