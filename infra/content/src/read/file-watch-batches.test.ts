import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/reader/address';
import { openedContent, type OpenedContent } from '../../fixtures/opened-content.ts';
import { documentText, writeIn } from '@webdocs/testing/written-tree';

const shelf = {
  'files/en-us/web/index.md': documentText('Web', 'The web'),
  'files/en-us/web/kettle/index.md': documentText('Web/Kettle', 'Kettle', 'Boils.', { sidebar: 'kitchen' }),
  'files/sidebars/kitchen.yaml': 'sidebar:\n  - link: /Web\n',
  'files/en-us/_redirects.txt': '# FROM-URL\tTO-URL\n',
};

let opened: OpenedContent;
beforeEach(async () => (opened = await openedContent(shelf, { watch: true })));
afterEach(() => opened.content.close());

/** Comes back when the site says what it should; a site that never does lets the test run out of time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  let changed = () => undefined as void;
  const stop = opened.content.onChange(() => changed());
  for (;;) {
    const change = new Promise<void>((resolve) => (changed = resolve));
    if (await isSo()) break;
    await change;
  }
  stop();
}

const exists = (slug: string) => opened.content.exists('en-US', `/en-US/docs/${slug}`);

test('a page that is saved is live', async () => {
  writeIn(opened.root, 'files/en-us/web/kettle/index.md', documentText('Web/Kettle', 'Electric kettle'));
  await until(async () => (await opened.page('Doc', '/en-US/docs/Web/Kettle')).doc.title === 'Electric kettle');
});

test('a folder of pages that comes, is renamed and goes away again takes its pages with it', async () => {
  writeIn(opened.root, 'files/en-us/web/cup/index.md', documentText('Web/Cup', 'Cup'));
  writeIn(opened.root, 'files/en-us/web/cup/handle/index.md', documentText('Web/Cup/Handle', 'Handle'));
  await until(() => exists('Web/Cup') && exists('Web/Cup/Handle'));

  writeIn(opened.root, 'files/en-us/web/cup/index.md', documentText('Web/Mug', 'Mug'));
  writeIn(opened.root, 'files/en-us/web/cup/handle/index.md', documentText('Web/Mug/Handle', 'Handle of a mug'));
  renameSync(join(opened.root, 'files/en-us/web/cup'), join(opened.root, 'files/en-us/web/mug'));
  await until(() => exists('Web/Mug/Handle') && !exists('Web/Cup'));

  writeIn(opened.root, 'files/en-us/web/mug/handle/index.md', documentText('Web/Mug/Handle', 'Big handle'));
  await until(async () => (await opened.page('Doc', '/en-US/docs/Web/Mug/Handle')).doc.title === 'Big handle');

  rmSync(join(opened.root, 'files/en-us/web/mug'), { recursive: true });
  await until(() => !exists('Web/Mug') && !exists('Web/Mug/Handle'));
});

test('a page whose folder is renamed is read from where it is now', async () => {
  renameSync(join(opened.root, 'files/en-us/web/kettle'), join(opened.root, 'files/en-us/web/pot'));
  await until(async () => {
    const answer = await opened.content.page(addressOf('/en-US/docs/Web/Kettle')).catch(() => undefined);
    return answer?.kind === 'found' && answer.page.renderer === 'Doc' && answer.page.doc.source?.folder === 'en-us/web/pot';
  });
});

test('a language that is added gets its pages', async () => {
  mkdirSync(join(opened.root, 'files/fr'));
  writeIn(opened.root, 'files/fr/web/index.md', documentText('Web', 'La toile'));
  await until(() => opened.content.exists('fr', '/fr/docs/Web'));
});

test('redirects, sidebars and data that are saved are followed', async () => {
  writeIn(opened.root, 'files/en-us/_redirects.txt', '/en-US/docs/Pot\t/en-US/docs/Web/Kettle\n');
  await until(async () => (await opened.content.page(addressOf('/en-US/docs/Pot'))).kind === 'moved');

  writeIn(opened.root, 'files/sidebars/kitchen.yaml', 'sidebar:\n  - link: /Web/Kettle\n    title: Boiling things\n');
  await until(async () => (await opened.page('Doc', '/en-US/docs/Web/Kettle')).doc.sidebarHTML?.includes('Boiling things') === true);

  const before = opened.content.revision();
  writeIn(opened.root, 'files/jsondata/GroupData.json', '[{"Kettle API": {"overview": ["Kettle API"]}}]');
  await until(() => opened.content.revision() !== before);
});
