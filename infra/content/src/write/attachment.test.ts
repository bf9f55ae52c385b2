import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>';
const files = {
  'files/en-us/web/_colon_tea/index.md': documentText('Web/:Tea', 'Tea', '![A cup](cup.svg)\n\n![Elsewhere](../kettle/steam.svg)'),
  'files/en-us/web/_colon_tea/cup.svg': picture,
  'files/en-us/web/_colon_tea/notes.txt': 'private',
  'files/en-us/web/_colon_tea/.hidden.svg': picture,
  'files/en-us/web/kettle/index.md': documentText('Web/Kettle', 'Kettle'),
  'files/en-us/web/kettle/steam.svg': picture,
  'files/fr/web/_colon_tea/index.md': documentText('Web/:Tea', 'Thé', '![Une tasse](cup.svg)'),
  'files/en-us/secret.svg': picture,
  'outside.svg': picture,
  'blog/first/index.md': '---\nslug: first\ntitle: First\ndescription: d\nimage:\n  file: cover.png\ndate: "2026-01-02"\n---\nText',
  'blog/first/cover.png': Buffer.from('89504e470d0a1a0a', 'hex'),
};

test('media beside a page is handed out with its type', async () => {
  const { content, root } = await openedContent(files);
  expect(await content.attachment('/en-US/docs/Web/:Tea/cup.svg')).toEqual({
    file: join(root, 'files/en-us/web/_colon_tea/cup.svg'),
    type: 'image/svg+xml',
  });
  // Decoded once by the server that takes the request: what still looks encoded is meant so.
  expect(await content.attachment('/en-US/docs/Web/%3ATea/cup.svg')).toBeUndefined();
  expect(await content.attachment('/en-US/blog/first/cover.png')).toEqual({ file: join(root, 'blog/first/cover.png'), type: 'image/png' });
});

test('a translation without a picture of its own shows the English one', async () => {
  const { content, root } = await openedContent(files);
  expect((await content.attachment('/fr/docs/Web/:Tea/cup.svg'))?.file).toBe(join(root, 'files/en-us/web/_colon_tea/cup.svg'));
});

test.each([
  '/en-US/docs/Web/:Tea/notes.txt',
  '/en-US/docs/Web/:Tea/index.md',
  '/en-US/docs/Web/:Tea/.hidden.svg',
  '/en-US/docs/Web/:Tea/nothing.svg',
  '/en-US/docs/Web/:Tea/../../secret.svg',
  '/en-US/docs/Web/:Tea/..%2f..%2fsecret.svg',
  '/en-US/docs/Web/:Tea/..%5c..%5csecret.svg',
  '/en-US/docs/../../outside.svg',
  '/en-US/docs/..%2f..%2f..%2foutside.svg',
  '/en-US/docs//outside.svg',
  '/en-US/docs/Web/:Tea/cup.svg%00.txt',
  '/en-US/docs/Web/:Tea/cup.svg/',
  '/en-US/docs/%/cup.svg',
  '/xx/docs/Web/:Tea/cup.svg',
  '/en-US/blog/../blog/first/cover.png',
  '/en-US/blog/unknown/cover.png',
  '/en-US/docs/secret.svg',
])('%s hands out nothing', async (pathname) => {
  const { content } = await openedContent(files);
  expect(await content.attachment(pathname)).toBeUndefined();
});

test('a link in the file system does not lead out of the tree', async () => {
  const { content, root } = await openedContent(files);
  symlinkSync(join(root, 'outside.svg'), join(root, 'files/en-us/web/kettle/out.svg'));
  symlinkSync(root, join(root, 'files/en-us/web/kettle/all'));
  expect(await content.attachment('/en-US/docs/Web/Kettle/out.svg')).toBeUndefined();
  expect(await content.attachment('/en-US/docs/Web/Kettle/all/outside.svg')).toBeUndefined();
});

test('pictures of a page have an address, a size and time to load', async () => {
  const { page } = await openedContent(files);
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Web/:Tea')).match(/<img[^>]*>/g)).toEqual([
    '<img src="/en-US/docs/Web/:Tea/cup.svg" alt="A cup" loading="lazy" width="40" height="30">',
    '<img src="/en-US/docs/Web/kettle/steam.svg" alt="Elsewhere" loading="lazy" width="40" height="30">',
  ]);
  expect(htmlOfBody(await page('Doc', '/fr/docs/Web/:Tea'))).toContain('width="40" height="30"');
});
