import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastGoodIn } from './last-good.ts';

const fileIn = () => join(mkdtempSync(join(tmpdir(), 'last-good-')), 'last-good.json');

test('the versions that were served last are known after a restart', async () => {
  const file = fileIn();
  await lastGoodIn(file).keep({ 'mfe-docs': '1.0.0' });
  expect(lastGoodIn(file).version('mfe-docs')).toBe('1.0.0');
  expect(lastGoodIn(file).versions()).toEqual({ 'mfe-docs': '1.0.0' });
});

test('of several changes in a row the last one is on disk', async () => {
  const file = fileIn();
  const lastGood = lastGoodIn(file);
  await Promise.all(['1.0.0', '1.0.1', '1.0.2'].map((version) => lastGood.keep({ 'mfe-docs': version })));
  expect(lastGoodIn(file).versions()).toEqual({ 'mfe-docs': '1.0.2' });
});

test('without a file, or with a damaged one, nothing is known and nothing breaks', () => {
  const file = fileIn();
  expect(lastGoodIn(file).version('mfe-docs')).toBeUndefined();
  for (const damaged of ['{"mfe-do', '["1.0.0"]', '{"../keys":"1.0.0"}', '{"mfe-docs":"../../1.0.0"}']) {
    writeFileSync(file, damaged);
    expect(lastGoodIn(file).versions()).toEqual({});
  }
});
