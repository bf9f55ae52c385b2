import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@webdocs/content';
import { noPages } from '@webdocs/contracts/remote/site-pages';
import { readConfiguration } from '@webdocs/configuration/read-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { openSiteSections } from './open-site-sections.ts';

jest.setTimeout(60_000);

function opened(environment: Readonly<Record<string, string>>) {
  const root = writtenTree({ 'files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea', 'Tea.') });
  const configuration = readConfiguration({ environment: { WEBDOCS_CONTENT: root, ...environment }, flags: [], freePort: 3000 });
  const failures: string[] = [];
  const content: Pick<Content, 'paths' | 'revision' | 'shownPages'> = {
    paths: () => ['/en-US/docs/Glossary/Tea'],
    revision: () => 'one',
    shownPages: () => noPages,
  };
  const sections = openSiteSections({
    configuration,
    content: content as Content,
    source: { roots: [root], configuration: { ...configuration.public, blogPaging: false } },
    dataFolder: writtenTree({}),
    report: ({ message }) => failures.push(message),
  });
  return { sections, failures };
}

test('a section is made on a thread that reads the content as the site does', async () => {
  const { sections, failures } = opened({});
  const made = await sections?.section('/en-US/docs/Glossary/Tea', 'zip');
  expect(failures).toEqual([]);
  expect(readFileSync(made?.file ?? join('none')).toString('latin1')).toMatch(/^PK/);
  await sections?.close();
});

test.each([
  ['where packs are off', { WEBDOCS_OFFLINE_PACKS: 'off' }],
  ['while it is worked on', { WEBDOCS_DEVELOPMENT: 'on' }],
])('%s, a site makes none', (_, environment) => {
  expect(opened(environment).sections).toBeUndefined();
});
