import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastGoodIn } from './last-good.ts';

const fileIn = () => join(mkdtempSync(join(tmpdir(), 'last-good-')), 'last-good.json');

test('the versions that were served last are known after a restart', async () => {
  const file = fileIn();
  await lastGoodIn(file).keep({ 'mfe-docs': '1.0.0' });
  expect(lastGoodIn(file).version('mfe-docs')).toBe('1.0.0');
});

test('without a file, or with a damaged one, nothing is known and nothing breaks', () => {
  const file = fileIn();
  expect(lastGoodIn(file).version('mfe-docs')).toBeUndefined();
  writeFileSync(file, '{"mfe-do');
  expect(lastGoodIn(file).version('mfe-docs')).toBeUndefined();
});
