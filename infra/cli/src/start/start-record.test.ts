import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRecord } from './start-record.ts';

const good = { shell: '1.0.0', 'mfe-docs': '1.0.0' };
const bad = { shell: '1.0.0', 'mfe-docs': '1.1.0' };
const minute = 60_000;

/** A machine on which sites start and end, and whose clock a test moves. */
function machine() {
  const file = join(mkdtempSync(join(tmpdir(), 'starts-')), 'starts.json');
  const clock = { now: 0 };
  const start = (wanted: Readonly<Record<string, string>>) => {
    const record = new StartRecord(file, () => clock.now);
    const instead = record.inPlaceOf(wanted);
    record.serves(instead ?? wanted, Boolean(instead));
    record.ready();
    return { record, instead };
  };
  /** Runs for so long and is asked to end, or ends by itself. */
  const run = (wanted: Readonly<Record<string, string>>, ms: number, { crashes = true } = {}) => {
    const { record, instead } = start(wanted);
    clock.now += ms;
    record.look();
    if (!crashes) record.ended();
    return instead;
  };
  run(good, 10 * minute, { crashes: false });
  return { file, clock, start, run };
}

test('after three starts that ended within a minute the fourth serves what ran for ten, and so do the next ones', () => {
  const { run } = machine();
  expect([run(bad, 1000), run(bad, 59_000), run(bad, 1000)]).toEqual([undefined, undefined, undefined]);
  expect([run(bad, 20 * minute), run(bad, 1000), run(bad, 1000, { crashes: false }), run(bad, 1000)]).toEqual([good, good, good, good]);
});

test('something else that is live is served, and begins a new count', () => {
  const { run } = machine();
  const other = { ...bad, 'mfe-docs': '1.2.0' };
  for (let count = 0; count < 3; count += 1) run(bad, 1000);
  expect([run(other, 1000), run(other, 1000), run(other, 1000), run(other, 1000)]).toEqual([undefined, undefined, undefined, good]);
});

test('a change while the other versions are served ends the trouble', () => {
  const { run, start, clock } = machine();
  for (let count = 0; count < 3; count += 1) run(bad, 1000);
  const { record } = start(bad);
  record.serves({ ...bad, 'mfe-docs': '1.2.0' });
  clock.now += 2 * minute;
  record.look();
  record.ended();
  expect(run(bad, 1000)).toBeUndefined();
});

test('a start that lasts a minute, or ends because it was asked to, is no trouble', () => {
  const { run } = machine();
  run(bad, 1000);
  run(bad, 1000);
  run(bad, minute);
  run(bad, 1000);
  run(bad, 1000, { crashes: false });
  run(bad, 1000);
  expect(run(bad, 1000)).toBeUndefined();
});

test('a change soon before the process ends is what it ended with', () => {
  const { run, start, clock } = machine();
  const { record } = start(good);
  clock.now += 5 * minute;
  record.look();
  record.serves(bad);
  clock.now += 1000;
  record.look();
  expect([run(bad, 1000), run(bad, 1000), run(bad, 1000)]).toEqual([undefined, undefined, good]);
});

test('where nothing else ever lasted, what is live is served', () => {
  const { run } = machine();
  for (let count = 0; count < 5; count += 1) expect(run(good, 1000)).toBeUndefined();
});

test('a file that is damaged, or cannot be written, keeps nothing from starting', () => {
  const { file, run } = machine();
  for (const damaged of ['{', '[]', '{"inVain":[{"../x":"1.0.0"}]}']) {
    writeFileSync(file, damaged);
    expect(new StartRecord(file).startsInVain).toBe(0);
  }
  expect(run(bad, 1000)).toBeUndefined();
  const nowhere = new StartRecord(join(file, 'below-a-file.json'));
  nowhere.serves(bad);
  nowhere.ready();
  expect(nowhere.startsInVain).toBe(1);
});
