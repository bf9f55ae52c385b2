import { join } from 'node:path';
import type { Content } from '@webdocs/content';
import { noPages } from '@webdocs/contracts/remote/site-pages';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { openSitePacks } from './open-site-packs.ts';

jest.setTimeout(60_000);

function opened(environment: Readonly<Record<string, string>>) {
  const root = writtenTree({ 'files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea', 'Tea.') });
  const configuration = readConfiguration({ environment: { WEBDOCS_CONTENT: root, ...environment }, flags: [], freePort: 3000 });
  const failures: string[] = [];
  const content: Pick<Content, 'onChange' | 'shownPages'> = { onChange: () => () => undefined, shownPages: () => noPages };
  const packs = openSitePacks({
    configuration,
    content: content as Content,
    source: { roots: [root], configuration: { ...configuration.public, blogPaging: false } },
    dataFolder: join(writtenTree({}), 'data'),
    report: ({ message }) => failures.push(message),
    progress: () => undefined,
    quietMs: 0,
  });
  return { packs, failures };
}

test('a site packs its own content, on a thread that reads it as the site does', async () => {
  const { packs: opening, failures } = opened({});
  const packs = await opening;
  packs?.keepPacks();
  await packs?.settled();
  expect(failures).toEqual([]);
  expect((await packs?.index())?.bytes).toBeGreaterThan(100);
  await packs?.close();
});

test.each([
  ['where they are off', { WEBDOCS_OFFLINE_PACKS: 'off' }],
  ['while it is worked on', { WEBDOCS_DEVELOPMENT: 'on' }],
  ['where they come from another host', { WEBDOCS_UPDATES_ADDRESS: 'https://packs.example' }],
])('%s, a site makes none', async (_, environment) => {
  expect(await opened(environment).packs).toBeUndefined();
});
