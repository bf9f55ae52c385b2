import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';

const files = { 'files/en-us/tea/index.md': documentText('Tea', 'Tea', '[a](/en-us/docs/tea) [b](/en-US/docs/No)') };

test('a writer reads the source of a page and has it fixed', async () => {
  const { content, root } = await openedContent(files);
  expect(await content.desk.source('/en-US/docs/Tea')).toContain('slug: Tea');
  expect(await content.desk.repair('/en-US/docs/tea/')).toBe(1);
  expect(readFileSync(join(root, 'files/en-us/tea/index.md'), 'utf8')).toContain('[a](/en-US/docs/Tea) [b](/en-US/docs/No)');
  expect(await content.desk.repair('/en-US/docs/Tea')).toBe(0);
});

test.each(['/en-US/docs/Nothing', '/xx/docs/Tea', '/en-US/docs/../../etc/passwd', ''])('no page at %j, no source', async (url) => {
  const { content } = await openedContent(files);
  expect(await content.desk.source(url)).toBeUndefined();
  expect(await content.desk.repair(url)).toBeUndefined();
});

test('only files of the content can be named', async () => {
  const { content, root } = await openedContent(files);
  const file = join(root, 'files/en-us/tea/index.md');
  const outside = writtenTree({ 'secret.md': 'x' });
  symlinkSync(join(outside, 'secret.md'), join(root, 'files/link.md'));
  mkdirSync(join(root, 'files/folder'));
  expect([content.desk.fileNamed(file), content.desk.fileNamed('en-us/tea/index.md')]).toEqual([file, file]);
  for (const path of [
    '/etc/passwd',
    '../secret.md',
    join(outside, 'secret.md'),
    'link.md',
    'folder',
    'en-us/tea/index.md\0.txt',
    '',
    'nothing.md',
  ])
    expect(content.desk.fileNamed(path)).toBeUndefined();
});
