import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFirefox } from './firefox.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdocs-path-'));
const [debian, other, text] = ['firefox-esr', 'firefox', 'notes'].map((name) => join(folder, name)) as [string, string, string];
for (const file of [debian, other, text]) writeFileSync(file, '#!/bin/sh\n');
for (const file of [debian, other]) chmodSync(file, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

test("FIREFOX names the browser, else Debian's comes before another one on the PATH", () => {
  expect(findFirefox({ FIREFOX: other, PATH: folder })).toBe(other);
  expect(findFirefox({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(debian);
});

test('a FIREFOX that cannot be run is not replaced by another browser in silence', () => {
  expect(findFirefox({ FIREFOX: text, PATH: folder })).toBeUndefined();
  expect(findFirefox({ PATH: '/nowhere' })).toBeUndefined();
});
