import { once } from 'node:events';
import { openEventStream } from './event-stream.ts';

test('each event is one line of JSON behind its name, and leaves by itself', async () => {
  const stream = openEventStream();
  await stream.tell({ text: 'two\nlines' });
  expect(String(stream.body.read())).toBe('data: {"text":"two\\nlines"}\n\n');
  stream.end();
});

test('a silent stream says now and then that it is alive', async () => {
  jest.useFakeTimers();
  const stream = openEventStream({ everyMs: 5000 });
  jest.advanceTimersByTime(4999);
  expect(stream.body.read()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(String(stream.body.read())).toBe(': \n\n');
  stream.end();
  stream.body.resume();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a reader who is slow is waited for', async () => {
  const stream = openEventStream();
  let isTold = false;
  const telling = stream.tell('x'.repeat(1_000_000)).then(() => (isTold = true));
  await Promise.resolve();
  expect(isTold).toBe(false);
  stream.body.resume();
  await telling;
  stream.end();
});

test('a reader who is gone is waited for no longer, and told nothing more', async () => {
  const stream = openEventStream();
  const telling = stream.tell('x'.repeat(1_000_000));
  stream.body.destroy();
  await telling;
  await stream.tell('more');
  stream.end();
});

test('a reader who takes nothing for too long is left', async () => {
  const stream = openEventStream({ withinMs: 20 });
  await stream.tell('x'.repeat(1_000_000));
  expect(stream.body.destroyed).toBe(true);
  await stream.tell('more');
  stream.end();
});

test('what stays unread of a stream that has ended is let go', async () => {
  const stream = openEventStream({ withinMs: 20 });
  await stream.tell({ text: 'short' });
  const isClosed = once(stream.body, 'close');
  stream.end();
  await isClosed;
});
