import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vendoredModules } from './vendored-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdocs-modules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
function folderWith(...names: readonly string[]): string {
  made += 1;
  const own = join(folder, String(made));
  mkdirSync(own);
  for (const name of names) {
    mkdirSync(dirname(join(own, name)), { recursive: true });
    writeFileSync(join(own, name), 'export {};');
  }
  return own;
}

test('files are named as code imports them', () => {
  const files = ['tea.js', 'lit/index.mjs', 'preact/hooks.js', '@scope/cup.min.js', 'README.md', '.git/x.js', 'a b.js'];
  expect(vendoredModules(folderWith(...files)).list).toEqual([
    { name: '@scope/cup.min', address: '/modules/@scope/cup.min.js' },
    { name: 'lit', address: '/modules/lit/index.mjs' },
    { name: 'preact/hooks', address: '/modules/preact/hooks.js' },
    { name: 'tea', address: '/modules/tea.js' },
  ]);
});

test('without a folder there are none', () => {
  const none = vendoredModules(null);
  expect([none.list, none.fileAt('/modules/tea.js')]).toEqual([[], undefined]);
});

test.each([
  ['nothing in it is a module', ['README.md'], /no file in it ends with \.js/],
  ['two of them have one name', ['tea.js', 'tea/index.js'], /two of its files are "tea"/],
  ['there are too many', Array.from({ length: 501 }, (_, index) => `m${index}.js`), /has 501 of them/],
])('a folder is refused at the start where %s', (_, files, cause) => {
  expect(() => vendoredModules(folderWith(...files))).toThrow(cause);
});

test('a folder that cannot be read is refused at the start', () => {
  expect(() => vendoredModules(join(folder, 'gone'))).toThrow(/ENOENT/);
});

test.each([
  ['one has three gigabytes, which are not read', 3 * 1024 ** 3],
  ['one has a byte more than all may have', 64 * 1024 * 1024 - 'export {};'.length + 1],
])('a folder is refused at the start where %s', (_, size) => {
  const own = folderWith('tea.js', 'large.js');
  // A hole in a file takes no room on the disk.
  truncateSync(join(own, 'large.js'), size);
  expect(() => vendoredModules(own)).toThrow(`they have ${size + 10} bytes, and 67108864 is the most`);
});
