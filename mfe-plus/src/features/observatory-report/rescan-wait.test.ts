import { rescanWait } from './rescan-wait.ts';

const at = '2026-11-23T10:41:00.000Z';
const after = (seconds: number) => rescanWait(at, Date.parse(at) + seconds * 1000);

test('a host is scanned again a minute after its last scan, whatever the clock of the reader says', () => {
  expect([after(0), after(18.5), after(59), after(60), after(86_400), after(-3600)]).toEqual([60, 42, 1, 0, 0, 60]);
});
