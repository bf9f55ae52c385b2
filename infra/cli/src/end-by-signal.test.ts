import { EventEmitter } from 'node:events';
import { endBySignal } from './end-by-signal.ts';

function command() {
  const exits: number[] = [];
  const emitter = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  endBySignal(emitter as unknown as Parameters<typeof endBySignal>[0]);
  return { signals: emitter, exits };
}

test('a command that does not listen ends with the code of the signal', () => {
  const { signals, exits } = command();
  signals.emit('SIGINT');
  signals.emit('SIGTERM');
  expect(exits).toEqual([130, 143]);
});

test('a site that is stopping is not ended by the signals that come meanwhile', () => {
  const { signals, exits } = command();
  const told: string[] = [];
  for (const signal of ['SIGINT', 'SIGTERM']) signals.once(signal, () => told.push(signal));
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT']) signals.emit(signal);
  expect(told).toEqual(['SIGTERM', 'SIGINT']);
  expect(exits).toEqual([]);
});
