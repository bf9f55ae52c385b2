import { implementationBug } from './implementation-bug.ts';

test.each([
  ['https://bugzil.la/1234567', 'Firefox bug 1234567'],
  ['https://crbug.com/1402487', 'Chromium bug 1402487'],
  ['https://webkit.org/b/251981', 'WebKit bug 251981'],
  ['https://bugs.webkit.org/show_bug.cgi?id=251981', 'WebKit bug 251981'],
  ['https://github.com/nodejs/node/issues/45', 'nodejs/node #45'],
  ['https://trac.webkit.org/changeset/1', 'trac.webkit.org'],
  ['no address', 'no address'],
])('%s is called %s', (address, name) => {
  expect(implementationBug(address)).toBe(name);
});
