import { openContent } from '@webdocs/content';
import { configuration } from '@webdocs/testing/public-configuration';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Page } from '@webdocs/contracts/page/page';
import { chapters, path, type WrittenChapter } from '../fixtures/written-chapters.ts';
import { defaultContentRoot } from './default-content.ts';

const parts = ['Learn', 'Learn/HTML', 'Learn/CSS', 'Learn/JavaScript'];
const pages = new Map<string, Page>();
const missingPictures: string[] = [];

let french: Page | undefined;

beforeAll(async () => {
  const content = await openContent({ roots: [defaultContentRoot], configuration, report: () => undefined });
  for (const slug of [...parts, ...path]) {
    const answer = await content.page(addressOf(`/en-US/docs/${slug}`));
    if (answer.kind === 'found') pages.set(slug, answer.page);
    for (const picture of picturesOf(slug)) if (!(await content.attachment(picture))) missingPictures.push(picture);
  }
  const translated = await content.page(addressOf('/fr/docs/Learn'));
  if (translated.kind === 'found') french = translated.page;
  await content.close();
}, 60_000);

const bySlug = chapters.map((chapter): [string, WrittenChapter] => [chapter.slug, chapter]);
const documentAt = (slug: string) => {
  const page = pages.get(slug);
  return page?.renderer === 'Doc' ? page.doc : undefined;
};
const htmlAt = (slug: string) =>
  (documentAt(slug)?.body ?? []).map(({ value }) => ('content' in value ? String(value.content ?? '') : '')).join('\n');

test('the path has twelve chapters', () => {
  expect(path).toHaveLength(12);
  expect([...pages.keys()]).toEqual([...parts, ...path]);
});

test('the path teaches HTML, CSS, JavaScript, accessibility, performance and security', () => {
  const subjects = path.map((slug) => slug.split('/')[1]);
  expect(new Set(subjects)).toEqual(new Set(['HTML', 'CSS', 'JavaScript', 'Accessibility', 'Performance_and_security']));
});

test('the page about learning lists all chapters in order, and the page of each part lists its own', () => {
  expect(chapterLinks('Learn')).toEqual([...path]);
  for (const part of parts.slice(1)) expect(chapterLinks(part)).toEqual(path.filter((slug) => slug.startsWith(`${part}/`)));
});

test('the page about learning and those of its parts lead on, too', () => {
  const next = (slug: string) => /<a class="button next" href="\/en-US\/docs\/([^"]*)"/.exec(htmlAt(slug))?.[1];
  expect(parts.map(next)).toEqual([
    'Learn/HTML',
    'Learn/HTML/Your_first_page',
    'Learn/CSS/Selectors_and_the_cascade',
    'Learn/JavaScript/Values_and_functions',
  ]);
});

test('a translation of the page about learning leads to the English chapters where they are not translated', () => {
  const learning = french?.renderer === 'Doc' ? french.doc.learning : undefined;
  expect(learning?.chapters?.map(({ uri }) => uri)).toEqual(path.map((slug) => `/en-US/docs/${slug}`));
});

test('the page about learning knows its chapters, and each chapter that it is one', () => {
  expect(documentAt('Learn')?.learning?.chapters?.map(({ uri }) => uri)).toEqual(path.map((slug) => `/en-US/docs/${slug}`));
  expect(parts.slice(1).map((slug) => documentAt(slug)?.learning)).toEqual([{ kind: 'part' }, { kind: 'part' }, { kind: 'part' }]);
  expect(new Set(path.map((slug) => documentAt(slug)?.learning?.kind))).toEqual(new Set(['chapter']));
});

test('every picture that a sample shows lies beside its chapter', () => {
  expect(path.flatMap(picturesOf)).not.toEqual([]);
  expect(missingPictures).toEqual([]);
});

describe.each(bySlug)('the chapter %s', (slug, { prose, fences, embedded }) => {
  test('has 1,200 words of text or more', () => {
    const words = prose
      .replaceAll(/\{\{.*?\}\}/g, ' word ')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(1200);
  });

  test('shows three running samples or more, each with code of its own', () => {
    expect(embedded.length).toBeGreaterThanOrEqual(3);
    expect(new Set(embedded).size).toBe(embedded.length);
    expect(new Set(fences.flatMap(({ sample }) => sample ?? []))).toEqual(new Set(embedded));
    expect(documentAt(slug)?.live_samples?.map(({ id }) => id)).toEqual(embedded);
  });

  test('has two samples or more with marks, each with a solution behind them', () => {
    const marked = [
      ...htmlAt(slug).matchAll(
        /<interactive-example name="[^"]+" height="[^"]+" kind="(?:tabbed|console)">.*?<\/interactive-example>(?:<div class="sample-marks".*?<\/div>\s*<details>\s*<summary>Solution<\/summary>\s*<div class="code-example")?/gs,
      ),
    ].map(([whole]) => whole);
    expect(marked.length).toBeGreaterThanOrEqual(2);
    expect(marked.filter((sample) => !sample.endsWith('<div class="code-example"'))).toEqual([]);
    for (const sample of marked) expect(sample.match(/<li data-check=/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('says what one needs and what one will be able to do, before anything else', () => {
    const terms = [...htmlAt(slug).matchAll(/<dt id="([^"]*)"/g)].map(([, id]) => id);
    expect(terms.slice(0, 2)).toEqual(['before_you_begin', 'goals']);
  });

  test('ends with exercises, a summary, a list to check oneself, and where to read on', () => {
    const sections = [...prose.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(sections.slice(-4)).toEqual(['Exercises', 'Summary', 'Check yourself', 'See also']);
    expect(sectionOf(prose, 'Exercises').match(/^\d\. /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(sectionOf(prose, 'Check yourself').match(/^- /gm)?.length).toBeGreaterThanOrEqual(5);
  });

  test('leaves no level of heading out', () => {
    const levels = [...prose.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    expect(levels[0]).toBe(2);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 2) + 1 || level < 2)).toEqual([]);
  });

  test('leads to the chapter before and to the one after', () => {
    const at = path.findIndex((one) => one === slug);
    const links = [...htmlAt(slug).matchAll(/<a class="button (previous|next)" href="\/en-US\/docs\/([^"]*)"/g)];
    const expected = [
      ['previous', path[at - 1]],
      ['next', path[at + 1]],
    ].filter(([, there]) => there !== undefined);
    expect(links.map(([, direction, there]) => [direction, there])).toEqual(expected);
  });

  test('is in its sidebar', () => {
    expect(documentAt(slug)?.sidebarHTML).toContain(`aria-current="page" href="/en-US/docs/${slug}"`);
  });

  test('leaves it to the tables of the reference to say which browser can do what', () => {
    expect(prose.match(/\b(?:Chrome|Chromium|Edge|Firefox|Safari|WebKit|Opera|Baseline|(?:un)?supported)\b/g)).toBeNull();
  });
});

/** Chapters that are linked from the items of a numbered list. */
function chapterLinks(slug: string): string[] {
  const linked = [...htmlAt(slug).matchAll(/<li>\s*<a href="\/en-US\/docs\/([^"#]*)"/g)].map(([, there = '']) => there);
  return linked.filter((there) => path.some((chapter) => chapter === there));
}

function sectionOf(prose: string, title: string): string {
  return prose.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

/** Samples name their pictures as seen from the page. */
function picturesOf(slug: string): string[] {
  const samples = chapters.find((chapter) => chapter.slug === slug)?.fences.filter(({ sample }) => sample !== undefined) ?? [];
  const names = samples.flatMap(({ code }) => [...code.matchAll(/<img\s[^>]*?src="([\w-]+\.svg)"/g)].map(([, name = '']) => name));
  return names.map((name) => `/en-US/docs/${slug}/${name}`);
}
