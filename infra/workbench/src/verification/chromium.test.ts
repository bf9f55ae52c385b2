import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdocs-path-'));
const [debian, google, text] = ['chromium', 'google-chrome', 'notes'].map((name) => join(folder, name)) as [string, string, string];
for (const file of [debian, google, text]) writeFileSync(file, '#!/bin/sh\n');
for (const file of [debian, google]) chmodSync(file, 0o755);
chmodSync(text, 0o644);
afterAll(() => rmSync(folder, { recursive: true }));

test('CHROMIUM names the browser', () => {
  expect(findChromium({ CHROMIUM: google, PATH: folder })).toBe(google);
});

test('a CHROMIUM that cannot be run is not replaced by another browser in silence', () => {
  expect(findChromium({ CHROMIUM: text, PATH: folder })).toBeUndefined();
  expect(findChromium({ CHROMIUM: join(folder, 'missing'), PATH: folder })).toBeUndefined();
});

test('a Chromium on the PATH comes before a Chrome', () => {
  expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(debian);
});
