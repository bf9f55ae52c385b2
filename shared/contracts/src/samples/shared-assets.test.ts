import { withOwnSharedAssets } from './shared-assets.ts';

test.each([
  ['https://mdn.github.io/shared-assets/images/a.png', '/shared-assets/images/a.png'],
  [
    'background: url(https://mdn.github.io/shared-assets/a.svg), url("http://mdn.github.io/shared-assets/b.svg")',
    'background: url(/shared-assets/a.svg), url("/shared-assets/b.svg")',
  ],
  ['https://mdn.github.io/dom-examples/a.png', 'https://mdn.github.io/dom-examples/a.png'],
  [
    'https://evil.example/?https://mdn.github.io.evil.example/shared-assets/a',
    'https://evil.example/?https://mdn.github.io.evil.example/shared-assets/a',
  ],
])('%s names shared assets as %s', (written, own) => {
  expect(withOwnSharedAssets(written)).toBe(own);
});
