import { readablePath } from './readable-path.ts';

test.each([
  ['/ja/docs/%E7%94%A8%E8%AA%9E', '/ja/docs/用語'],
  ['/en-US/docs/a%20b', '/en-US/docs/a b'],
  ['/en-US/docs/100%', '/en-US/docs/100%'],
  ['/en-US/docs/%C3%28', '/en-US/docs/%C3%28'],
  ['/en-US/docs/a%2Fb', '/en-US/docs/a%2Fb'],
])('%s is shown as %s', (path, expected) => {
  expect(readablePath(path)).toBe(expected);
});

test.each(['%00', '%0A', '%E2%80%AE', '%E2%80%8B', '%E2%80%A8', '%EF%BB%BF'])(
  'what shows nothing or turns text around stays as %s',
  (encoded) => {
    expect(readablePath(`/en-US/${encoded}x`)).toBe(`/en-US/${encoded}x`);
  },
);
