import { documentText } from '@webdocs/testing/written-tree';
import { openedContent } from '../../fixtures/opened-content.ts';

const page = (slug: string, title: string) => [`files/en-us/${slug.toLowerCase()}/index.md`, documentText(slug, title, `About ${title}.`)];
const files = Object.fromEntries([
  page('Web', 'Web'),
  page('Web/CSS', 'CSS'),
  page('Web/CSS/gap', 'gap'),
  page('Web/CSS/CSS_grid_layout', 'Grid layout'),
  page('Web/JavaScript/Reference/Global_Objects/Promise', 'Promise'),
  page('Learn_web_development', 'Learn web development'),
  ['files/en-us/_redirects.txt', '/en-US/docs/Learn\t/en-US/docs/Learn_web_development\n'],
]);
const featured = async (more: Readonly<Record<string, string>> = {}, address = '/en-US/') => {
  const opened = await openedContent({ ...files, ...more });
  const { hyData } = await opened.page('Homepage', address);
  return hyData.featuredArticles.map(({ title, mdn_url }) => [title, mdn_url]);
};
const titles = async (more?: Readonly<Record<string, string>>) => (await featured(more)).map(([title]) => title);

test('the home page of content that names no articles leads to where learning begins and to well-known pages that are there', async () => {
  expect(await featured()).toEqual([
    ['Learn web development', '/en-US/docs/Learn_web_development'],
    ['Promise', '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise'],
    ['Grid layout', '/en-US/docs/Web/CSS/CSS_grid_layout'],
  ]);
});

test('what is read most comes first after that, without the sections, which are on the shelf', async () => {
  const popularities = JSON.stringify({ '/en-US/docs/Web/CSS': 900, '/en-US/docs/Web/CSS/gap': 500, '/en-US/docs/Gone': 400 });
  expect(await titles({ 'popularities.json': popularities })).toEqual(['Learn web development', 'gap', 'Promise', 'Grid layout']);
});

test('readers of another language are led to its pages where it has them', async () => {
  const translated = { 'files/fr/learn_web_development/index.md': documentText('Learn_web_development', 'Apprendre') };
  expect((await featured(translated, '/fr/'))[0]).toEqual(['Apprendre', '/fr/docs/Learn_web_development']);
});

test('what an editor chose is all that is shown', async () => {
  expect(await titles({ 'featured.json': '{"featuredArticles":["/en-US/docs/Web/CSS/gap"]}' })).toEqual(['gap']);
});

test('of content without any such page nothing is suggested', async () => {
  const opened = await openedContent({ 'files/en-us/tea/index.md': documentText('Tea', 'Tea') });
  expect((await opened.page('Homepage', '/en-US/')).hyData.featuredArticles).toEqual([]);
});
