import { configuration } from '@webdocs/testing/public-configuration';
import { openedContent } from '../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

test('search results show the names of the site and its products where a text has their macros', async () => {
  const { content } = await openedContent({
    'curriculum/0-README.md': '---\nsummary: About it.\ntemplate: landing\n---\n\n# Our {{CurriculumName}}\n\nTaught by {{SiteName}}.\n',
    'files/en-us/web/css/index.md': documentText('Web/CSS', 'CSS', 'Read it on {{SiteName}}.'),
  });
  const pages = [...content.searchable()];
  const { siteName, products } = configuration;
  expect(pages.map(({ title }) => title)).toEqual(['CSS', `Our ${products.curriculum}`]);
  for (const page of pages) expect(await page.read()).toContain(` ${siteName}.`);
});
