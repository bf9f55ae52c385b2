import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { sharedAssetsIn } from './shared-assets.ts';

const root = writtenTree({
  'assets/images/cup.png': 'x',
  'assets/fonts/Ink.woff': 'x',
  'assets/.git/config.json': '{}',
  'assets/script.js': 'x',
  'secret.png': 'x',
});
symlinkSync(join(root, 'secret.png'), join(root, 'assets/link.png'));
const assets = sharedAssetsIn(join(root, 'assets'));

test.each([
  ['/shared-assets/images/cup.png', 'images/cup.png', 'image/png'],
  ['/shared-assets/fonts/Ink.woff', 'fonts/Ink.woff', 'font/woff'],
])('%s is handed out', async (pathname, file, type) => {
  expect(await assets.find(pathname)).toEqual({ file: join(root, 'assets', file), type });
});

test.each([
  '/shared-assets/images/none.png',
  '/shared-assets/../secret.png',
  '/shared-assets/link.png',
  '/shared-assets/.git/config.json',
  '/shared-assets/script.js',
  '/shared-assets/images',
  '/shared-assets/',
])('%s is not', async (pathname) => {
  expect([await assets.find(pathname), assets.lacks(pathname)]).toEqual([undefined, true]);
});

const body =
  '![A cup](https://mdn.github.io/shared-assets/images/cup.png)\n\n' +
  '<video src="https://mdn.github.io/shared-assets/a.mp4" poster="pour.png"><source src="pour.webm"></video>\n\n![Far](https://far.example/a.png)';

test('a page shows them from its own site, and films beside it from where they are', async () => {
  const { content, page } = await openedContent(
    { 'files/en-us/tea/index.md': documentText('Tea', 'Tea', body) },
    { modulesFolders: [], sharedAssets: assets },
  );
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Tea')).match(/(?:src|poster)="[^"]*"/g)).toEqual([
    'src="/shared-assets/images/cup.png"',
    'src="/shared-assets/a.mp4"',
    'poster="/en-US/docs/Tea/pour.png"',
    'src="/en-US/docs/Tea/pour.webm"',
    'src="https://far.example/a.png"',
  ]);
  expect(await content.attachment('/shared-assets/images/cup.png')).toMatchObject({ type: 'image/png' });
});

test('a site that has none leaves their addresses as they are', async () => {
  const { content, page } = await openedContent({ 'files/en-us/tea/index.md': documentText('Tea', 'Tea', body) }, { modulesFolders: [] });
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Tea'))).toContain('src="https://mdn.github.io/shared-assets/images/cup.png"');
  expect(await content.attachment('/shared-assets/images/cup.png')).toBeUndefined();
});
