import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { PageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { configuration } from '@webdocs/testing/public-configuration';
import { feedText } from '../../fixtures/feed-text.ts';
import { documentText, writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { openContent } from '../content.ts';
import { buildSite, type BuildProgress } from './build-site.ts';
import { pageFile, siblingFiles } from './output-path.ts';

const shelf = {
  'files/en-us/web/index.md': documentText('Web', 'The web', '{{SubpagesWithSummaries}}'),
  'files/en-us/web/kettle/index.md': documentText('Web/Kettle', 'Kettle', 'Boils. ![Steam](steam.svg)'),
  'files/en-us/web/kettle/steam.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'files/en-us/web/_colon_hover/index.md': documentText('Web/:hover', ':hover', 'See [the kettle](/en-US/docs/Web/Kettle).'),
  'files/fr/web/kettle/index.md': documentText('Web/Kettle', 'Bouilloire'),
  'files/en-us/_redirects.txt': '/en-US/docs/Pot\t/en-US/docs/Web/Kettle\n',
};

const script = new URL('file:///never-started.mjs');

interface Building {
  readonly root: string;
  readonly out: string;
  build(): ReturnType<typeof buildSite>;
  readonly problems: string[];
  readonly progress: BuildProgress[];
}

function building(files: Readonly<Record<string, string>> = shelf): Building {
  const root = writtenTree(files);
  const out = join(writtenTree({}), 'out');
  const problems: string[] = [];
  const progress: BuildProgress[] = [];
  return {
    root,
    out,
    problems,
    progress,
    build: () =>
      buildSite({
        source: {
          roots: [root],
          configuration: { ...configuration, locales: ['en-US', 'fr'] },
          indexFile: join(out, '../index.json'),
          hasSharedAssets: false,
        },
        place: { out, siteAddress: 'https://docs.example' },
        threads: { count: 2, script },
        report: (failure: Failure) => problems.push(failure.message),
        progress: (step) => progress.push(step),
      }),
  };
}

const dataOf = (out: string, folder: string) => parse(PageSchema, JSON.parse(readFileSync(join(out, folder, 'index.json'), 'utf8')));
const textOf = (out: string, file: string) => readFileSync(join(out, file), 'utf8');

test('every page has its data in a folder of its address, in small letters', async () => {
  const { build, out, problems } = building();
  const summary = await build();
  expect(summary.failed).toEqual([]);
  expect(problems).toEqual([]);
  expect(dataOf(out, 'en-us/docs/web/kettle').url).toBe('/en-US/docs/Web/Kettle');
  expect(dataOf(out, 'en-us/docs/web/_colon_hover').url).toBe('/en-US/docs/Web/:hover');
  expect(dataOf(out, 'fr/docs/web/kettle').url).toBe('/fr/docs/Web/Kettle');
  expect(dataOf(out, 'en-us').renderer).toBe('Homepage');
});

test('what programs read, pictures and the tables of the edge stand beside the pages', async () => {
  const { build, out } = building();
  await build();
  expect(JSON.parse(textOf(out, 'redirects.json'))).toEqual({ '/en-us/docs/pot': '/en-US/docs/Web/Kettle' });
  expect(JSON.parse(textOf(out, 'canonicals.json'))).toMatchObject({ '/fr/docs/web/kettle': '/fr/docs/Web/Kettle' });
  expect(textOf(out, 'en-us/docs/web/kettle/steam.svg')).toContain('<svg');
  expect(JSON.parse(textOf(out, 'en-us/docs/web/kettle/metadata.json'))).toMatchObject({ title: 'Kettle' });
  expect(textOf(out, 'en-us/docs/web/kettle.md')).toContain('Kettle');
  expect(textOf(out, 'fr/search-index.json')).toContain('Bouilloire');
  expect(textOf(out, 'sitemap.txt')).toContain('/en-US/docs/Web/Kettle');
  expect(textOf(out, 'sitemap.xml')).toContain('https://docs.example/sitemaps/');
});

test('what is in the files of a document is what the site answers at its addresses', async () => {
  const rich = [
    'Tea – {{Glossary("Pot")}}, <kbd>x</kbd> and `a < b`.',
    '## The [kettle](/en-US/docs/Web/Kettle) & `pot`',
    '```js example-good\nif (a\u00a0< b && c) pour("<tea>");\n```',
    '| a | b |\n| - | - |\n| 1 | **2** |',
    '- term\n  - : meaning',
    '> [!NOTE]\n> Hot.',
    '<p>Raw <ul><li>HTML</ul>',
    '<math><mi>x</mi></math>',
    '### Specifications\n\nBefore{{Specifications}} after.',
  ].join('\n\n');
  const files = { ...shelf, 'files/en-us/web/tea/index.md': documentText('Web/Tea', '`<tea>` & more', rich) };
  const { build, out, root } = building(files);
  await build();
  const content = await openContent({
    roots: [root],
    configuration: { ...configuration, locales: ['en-US', 'fr'] },
    report: () => undefined,
  });
  const documents = content.paths().filter((url) => url.includes('/docs/'));
  expect(documents).toHaveLength(5);
  for (const url of documents) {
    const answer = await content.page(addressOf(url));
    expect(textOf(out, pageFile(url))).toBe(JSON.stringify(answer.kind === 'found' ? answer.page : undefined));
    const { metadata, contributors, markdown } = siblingFiles(url);
    expect(textOf(out, metadata)).toBe(await feedText(content, `${url}/metadata.json`));
    expect(textOf(out, contributors)).toBe(await feedText(content, `${url}/contributors.txt`));
    expect(textOf(out, markdown)).toBe(await feedText(content, `${url}.md`));
  }
  await content.close();
});

test('a second build makes nothing that is there already', async () => {
  const { build } = building();
  const first = await build();
  const second = await build();
  expect([second.built, second.unchanged, second.removed]).toEqual([0, first.built, 0]);
  expect(second.bytes).toBe(first.bytes);
});

test('one changed text makes its page, those that quote it, and the few that are no documents', async () => {
  const { build, root, out } = building();
  await build();
  const untouched = join(out, 'en-us/docs/web/_colon_hover/index.json');
  appendFileSync(untouched, ' ');
  const size = readFileSync(untouched).length;
  writeFileSync(untouched, readFileSync(untouched, 'utf8').slice(0, -1));
  writeIn(root, 'files/en-us/web/kettle/index.md', documentText('Web/Kettle', 'Kettle', 'Whistles.'));
  const { built, unchanged, failed } = await build();
  expect(failed).toEqual([]);
  expect(built).toBeGreaterThanOrEqual(2);
  expect(unchanged).toBe(2);
  expect(JSON.stringify(dataOf(out, 'en-us/docs/web'))).toContain('Whistles.');
  expect(readFileSync(untouched).length).toBe(size - 1);
});

test('a changed title makes every page that could show it', async () => {
  const { build, root, out } = building({
    ...shelf,
    'files/en-us/web/index.md': documentText('Web', 'The web', '{{ListSubpages}}'),
  });
  await build();
  writeIn(root, 'files/en-us/web/kettle/index.md', documentText('Web/Kettle', 'Electric kettle'));
  expect((await build()).unchanged).toBe(0);
  expect(JSON.stringify(dataOf(out, 'en-us/docs/web'))).toContain('Electric kettle');
});

test('a page that is gone takes its files with it', async () => {
  const { build, root, out } = building();
  await build();
  rmSync(join(root, 'files/fr'), { recursive: true });
  const { removed } = await build();
  expect(removed).toBeGreaterThanOrEqual(1);
  expect(existsSync(join(out, 'fr/docs/web/kettle/index.json'))).toBe(false);
  expect(existsSync(join(out, 'fr/docs/web/kettle.md'))).toBe(false);
});

test('a build that was cut off goes on where it was, and repairs files that were lost or cut', async () => {
  const { build, out } = building();
  const whole = await build();
  const journal = join(out, '.build-journal');
  const rows = readFileSync(journal, 'utf8');
  writeFileSync(journal, rows.slice(0, rows.lastIndexOf('\n', rows.length - 2) + 9));
  rmSync(join(out, 'en-us/docs/web/kettle/index.json'));
  writeFileSync(join(out, 'en-us/docs/web/index.json'), '{');
  const { built, unchanged, failed } = await build();
  expect(failed).toEqual([]);
  expect([built, unchanged]).toEqual([3, whole.built - 3]);
  expect(dataOf(out, 'en-us/docs/web').url).toBe('/en-US/docs/Web');
});

test('a page that cannot be made is named, all others are made', async () => {
  const { build, root, out } = building();
  await build();
  writeIn(root, 'files/en-us/web/kettle/index.md', documentText('Web/Kettle', 'Other kettle'));
  rmSync(join(out, 'en-us/docs/web/kettle'), { recursive: true });
  writeFileSync(join(out, 'en-us/docs/web/kettle'), 'a file where a folder should be');
  const { failed, built } = await build();
  expect(failed.map(({ url }) => url)).toEqual(['/en-US/docs/Web/Kettle', '/en-us/docs/web/kettle/steam.svg']);
  expect(built).toBeGreaterThan(3);
});

test('progress counts up to all pages', async () => {
  const { build, progress } = building();
  const { built } = await build();
  expect(progress.map(({ done }) => done)).toEqual(Array.from({ length: built }, (_, index) => index + 1));
  expect(progress.at(-1)).toMatchObject({ total: built, secondsLeft: 0 });
});

test('nothing is written outside the folder of the build', async () => {
  const { build, out } = building();
  await build();
  expect(readdirSync(join(out, '..')).sort()).toEqual(['index.json', 'out']);
});
