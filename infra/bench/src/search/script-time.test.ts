import { scriptTimePerKey, type TraceEvent } from './script-time.ts';

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
  expect(scriptTimePerKey(events)).toEqual([1.9, 0.2]);
});

test('layout, other threads and what came before the first key are no script of a key', () => {
  const events = [
    event('FunctionCall', 0, 500),
    event('EventDispatch', 1000, 100, 'keydown'),
    event('Layout', 1100, 900),
    { ...event('FunctionCall', 1200, 700), tid: 2 },
  ];
  expect(scriptTimePerKey(events)).toEqual([0.1]);
});

test('a trace without keys says nothing', () => {
  expect(scriptTimePerKey([event('FunctionCall', 0, 500)])).toEqual([]);
});
