import { join } from 'node:path';
import { configuration } from '@webdocs/testing/public-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { openSite } from '../build/build-source.ts';
import { writtenRedirects } from './written-redirects.ts';

test('redirects have the capitals of their file, and lead to where their chain ends', async () => {
  const root = writtenTree({
    'files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea'),
    'files/en-us/_redirects.txt': '# FROM-URL\tTO-URL\n/en-US/docs/Chai\t/en-US/docs/Cha\n/en-US/docs/Cha\t/en-US/docs/Glossary/Tea\n',
  });
  const { site } = await openSite(
    { roots: [root], configuration, indexFile: join(writtenTree({}), 'index.json'), hasSharedAssets: false },
    () => undefined,
  );
  expect([...writtenRedirects(site.corpus)]).toEqual([
    ['/en-US/docs/Chai', '/en-US/docs/Glossary/Tea'],
    ['/en-US/docs/Cha', '/en-US/docs/Glossary/Tea'],
  ]);
});
