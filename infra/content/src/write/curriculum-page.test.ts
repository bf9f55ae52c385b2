import { addressOf } from '@webdocs/contracts/reader/address';
import { CurriculumPageSchema, type Page } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { openedContent } from '../../fixtures/opened-content.ts';
import { randomCases } from '@webdocs/testing/random-cases';
import { documentText } from '@webdocs/testing/written-tree';

const page = (title: string, template: string, body = 'Text.', more = '') =>
  `---\nsummary: About ${title}.\ntemplate: ${template}\n${more}---\n\n# ${title}\n\n${body}\n`;
const files = {
  'curriculum/0-README.md': page('Our {{CurriculumName}}', 'landing', '## Modules\n\n<!-- here -->\n'),
  'curriculum/1-about.md': page('About it', 'about'),
  'curriculum/10-questions.md': page('Questions', 'default'),
  'curriculum/2-first/0-README.md': page('First things', 'overview'),
  'curriculum/2-first/1-words.md': page('1. Words', 'module', '## 1.1 Nouns\n\nWords.\n\n### Names\n\nMore.', 'topic: Scripting\n'),
  'curriculum/2-first/2-sentences.md': page(
    '2. Sentences',
    'module',
    [
      'See [words](./1-words.md#1.1_nouns), [the part](./), [the start](../), [about](/curriculum/1-about.md),',
      '[CSS](https://developer.mozilla.org/en-US/docs/Web/CSS), [CSS too](/docs/Web/CSS) and [no file](./9-none.md).',
      '',
      '- A lesson:',
      '',
      '  <scrim-inline url="https://v2.scrimba.com/a/~b" scrimtitle="Nouns &amp; <names>"></scrim-inline>',
      '',
      '<scrim-inline url="https://evil.example/" scrimtitle="No"></scrim-inline>',
    ].join('\n'),
    'topic: Styling\n',
  ),
  'curriculum/3-second/0-README.md': page('Second things', 'overview'),
  'curriculum/3-second/1-books.md': page('1. Books', 'module'),
  'curriculum/TOC.md': '# Not a page\n',
  'files/en-us/web/css/index.md': documentText('Web/CSS', 'CSS'),
};

type CurriculumPage = Extract<Page, { renderer: `Curriculum${string}` }>;

async function openedCurriculum(tree: Readonly<Record<string, string>> = files) {
  const { content, problems } = await openedContent(tree);
  const at = async (path: string): Promise<CurriculumPage> => {
    const answer = await content.page(addressOf(`/en-US/curriculum/${path}`));
    if (answer.kind !== 'found') throw new Error(`${path} is ${answer.kind}`);
    return parse(CurriculumPageSchema, answer.page) as CurriculumPage;
  };
  return { at, content, problems };
}
const htmlOf = ({ doc }: CurriculumPage) => doc.body.map(({ value }) => ('content' in value ? value.content : '')).join('');

test('each template has its own kind of page', async () => {
  const { at, problems } = await openedCurriculum();
  const renderers = await Promise.all(
    ['', 'first/', 'first/words/', 'about/', 'questions/'].map(async (path) => (await at(path)).renderer),
  );
  expect(renderers).toEqual(['CurriculumLanding', 'CurriculumOverview', 'CurriculumModule', 'CurriculumAbout', 'CurriculumDefault']);
  expect(problems).toEqual([]);
});

test('pages stand in the order of their numbers, and no number is in an address', async () => {
  const { at, content } = await openedCurriculum();
  const { sidebar } = (await at('')).doc;
  expect(sidebar.map(({ url }) => url)).toEqual([
    '/en-US/curriculum/about/',
    '/en-US/curriculum/first/',
    '/en-US/curriculum/second/',
    '/en-US/curriculum/questions/',
  ]);
  expect(sidebar[1]?.children?.map(({ title, topic, slug }) => [title, topic, slug])).toEqual([
    ['1. Words', 'Scripting', 'first/words'],
    ['2. Sentences', 'Styling', 'first/sentences'],
  ]);
  expect(content.paths().filter((path) => path.includes('/curriculum/'))).toHaveLength(8);
});

test('a module knows its title, part, topic, summary, contents, and the way to it', async () => {
  const { at } = await openedCurriculum();
  const { doc, pageTitle } = await at('first/words/');
  expect([doc.title, doc.group, doc.topic, doc.summary]).toEqual(['1. Words', 'First things', 'Scripting', 'About 1. Words.']);
  expect(pageTitle).toBe('1. Words - Webdocs Curriculum | Webdocs Reference');
  expect(doc.toc).toEqual([
    { id: '1.1_nouns', text: '1.1 Nouns' },
    { id: 'names', text: 'Names', sub: true },
  ]);
  expect(doc.parents?.map(({ title }) => title)).toEqual(['Our Webdocs Curriculum', 'First things', '1. Words']);
});

test('the first page lists all parts with their modules, a part its own, a module none', async () => {
  const { at } = await openedCurriculum();
  const modulesAt = async (path: string) => (await at(path)).doc.modules.map(({ title, children }) => [title, children?.length]);
  expect(await modulesAt('')).toEqual([
    ['First things', 2],
    ['Second things', 1],
  ]);
  expect(await modulesAt('first/')).toEqual([
    ['1. Words', undefined],
    ['2. Sentences', undefined],
  ]);
  expect(await modulesAt('first/words/')).toEqual([]);
});

test('parts and modules lead from one to the next', async () => {
  const { at } = await openedCurriculum();
  const { prevNext } = (await at('first/sentences/')).doc;
  expect(prevNext).toEqual({
    prev: { title: '1. Words', url: '/en-US/curriculum/first/words/' },
    next: { title: 'Second things', url: '/en-US/curriculum/second/' },
  });
  expect((await at('about/')).doc.prevNext).toBeUndefined();
});

test('links to files lead to their pages, and links to the home of the format stay on the site', async () => {
  const { at } = await openedCurriculum();
  const hrefs = [...htmlOf(await at('first/sentences/')).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    '/en-US/curriculum/first/words/#1.1_nouns',
    '/en-US/curriculum/first/',
    '/en-US/curriculum/',
    '/en-US/curriculum/about/',
    '/en-US/docs/Web/CSS',
    '/en-US/docs/Web/CSS',
    '/en-US/curriculum/first/sentences/9-none.md',
    'https://v2.scrimba.com/a/~b?via=mdn',
  ]);
});

test('a lesson of the partner is a plain link, and no other host is linked that way', async () => {
  const { at } = await openedCurriculum();
  const html = htmlOf(await at('first/sentences/'));
  expect(html).toContain('>Nouns &amp; &lt;names&gt;</a>');
  expect(html).not.toMatch(/evil\.example|scrim-inline/);
});

test('the first page shows the course of the partner that it links to', async () => {
  const { at } = await openedCurriculum({
    ...files,
    'curriculum/0-README.md': page('Start', 'landing', 'See [the path](https://v2.scrimba.com/path?via=mdn).', 'lesson: ./1-about.md\n'),
  });
  expect((await at('')).doc.partner).toEqual({ title: 'the path', url: 'https://v2.scrimba.com/path?via=mdn' });
  expect((await at('first/sentences/')).doc.partner).toBeUndefined();
});

test('where it links to none, it shows the lesson of its own that its writers name', async () => {
  const { at, problems } = await openedCurriculum({
    ...files,
    'curriculum/0-README.md': page('Start', 'landing', 'Text.', 'lesson: ./10-questions.md\n'),
  });
  expect(problems).toEqual([]);
  expect((await at('')).doc.partner).toEqual({ title: 'Questions', summary: 'About Questions.', url: '/en-US/curriculum/questions/' });
});

test('a lesson that is no page of the curriculum is told of, with its line, and the first page has none', async () => {
  const { at, problems } = await openedCurriculum({
    ...files,
    'curriculum/0-README.md': page('Start', 'landing', 'Text.', 'lesson: ../files/en-us/web/css/index.md\n'),
  });
  expect(problems).toEqual([expect.stringMatching(/0-README\.md.*is no other page of the curriculum/s)]);
  expect((await at('')).doc.partner).toBeUndefined();
});

test('an address that no module has is no page', async () => {
  const { content } = await openedCurriculum();
  for (const path of ['first/nothing/', 'nowhere/words/', 'words/', 'first/words/more/', '2-first/1-words/'])
    expect((await content.page(addressOf(`/en-US/curriculum/${path}`))).kind).not.toBe('found');
});

test('files that have no place are told of, and the others are served', async () => {
  const { problems, content } = await openedCurriculum({
    ...files,
    'curriculum/4-bad.md': '---\ntemplate: [\n---\n\n# Bad\n',
    'curriculum/5-open.md': '---\ntemplate: about\n',
    'curriculum/loose/1-page.md': page('Loose', 'module'),
    'curriculum/6-untitled.md': '---\ntemplate: about\n---\n\nNo title.\n',
    'curriculum/7-about.md': page('Again', 'about'),
  });
  expect(problems).toHaveLength(5);
  expect(problems.join('\n')).toMatch(/4-bad\.md/);
  expect(content.paths()).toContain('/en-US/curriculum/untitled/');
});

test('a module whose part has no page is served in no part, and told of', async () => {
  const { problems, at } = await openedCurriculum({ ...files, 'curriculum/5-lost/1-module.md': page('Lost', 'module') });
  const { doc } = await at('lost/module/');
  expect([doc.title, doc.group, doc.prevNext?.prev?.title]).toEqual(['Lost', undefined, '1. Books']);
  expect(problems).toEqual([expect.stringContaining('5-lost/1-module.md:1: its folder has no page with number 0')]);
});

test('a first page that names itself as its lesson has none, and is told of', async () => {
  const { problems, at } = await openedCurriculum({
    ...files,
    'curriculum/0-README.md': page('Ours', 'landing', 'Text.', 'lesson: ./0-README.md\n'),
  });
  expect((await at('')).doc.partner).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('0-README.md:4: lesson: ./0-README.md is no other page')]);
});

test.each(['what?', 'c#', '50%'])('a file that is called %s has no address, and is told of', async (name) => {
  const { problems, content } = await openedCurriculum({ ...files, [`curriculum/2-first/3-${name}.md`]: page('Odd', 'module') });
  expect(content.paths().filter((path) => path.includes('/curriculum/'))).toHaveLength(8);
  expect(problems).toEqual([expect.stringContaining('hold no ? # %')]);
});

test.each(['template: novel', 'template:', 'topic: 7', 'summary: [a]', 'lesson: {}'])(
  'a page of which "%s" makes no sense is shown without it, and told of',
  async (line) => {
    const { problems, at } = await openedCurriculum({
      ...files,
      'curriculum/2-first/3-odd.md': `---\n${line}\n---\n\n# Odd\n\nStill to be read.\n`,
    });
    const odd = await at('first/odd/');
    expect([odd.renderer, odd.doc.title, odd.doc.template]).toEqual(['CurriculumDefault', 'Odd', 'default']);
    expect(htmlOf(odd)).toContain('Still to be read.');
    expect(problems).toEqual([expect.stringMatching(new RegExp(`3-odd\\.md:2: ${line.split(':')[0]}: `))]);
  },
);

test('any text, under any name, is a page or a problem, in no more time than a page takes', async () => {
  const texts = randomCases(60, (choose) => choose.text(200, ' \n#`*_[]()<>!-/.:"=ascrim-inline1'));
  const floods = [
    '<!---->'.repeat(20_000),
    '<!--'.repeat(50_000),
    '<scrim-inline "'.repeat(50_000),
    `# ${' #'.repeat(50_000)}x`,
    `[${'../'.repeat(2_000)}](${'../'.repeat(2_000)}x.md)`,
  ];
  const tree = Object.fromEntries(
    [...texts, ...floods].map((text, index) => [`curriculum/${index + 1}-page${index}.md`, `---\ntemplate: module\n---\n\n${text}`]),
  );
  const { content } = await openedCurriculum({ ...tree, 'curriculum/0-README.md': page('Start', 'landing') });
  for (const path of content.paths()) expect((await content.page(addressOf(path))).kind).toBe('found');
  expect(content.paths().filter((path) => path.startsWith('/en-US/curriculum/page'))).toHaveLength(texts.length + floods.length);
});

test.each([
  ['# Plain', 'Plain'],
  ['<!-- one --> <!-- two -->\n\n# With `code` and <b>more</b> #', 'With code and more'],
  ['#\n\nText.', 'page 1'],
  ['Text.\n\n# Late', 'page 1'],
])('the title of %j is %j', async (text, title) => {
  const { at } = await openedCurriculum({
    'curriculum/0-README.md': page('Start', 'landing'),
    'curriculum/1-page-1.md': `---\ntemplate: about\n---\n\n${text}\n`,
  });
  expect((await at('page-1/')).doc.title).toBe(title);
});
