import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { PageSchema, type CurriculumPage, type Page } from '@webdocs/contracts/page/page';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { parse } from 'valibot';
import { configuration } from '@webdocs/testing/public-configuration';
import { realCorpus } from '../../fixtures/real-corpus.ts';
import { openContent, type Content } from '../content.ts';

const corpus = realCorpus();
const folders = {
  curriculum: join(corpus ?? '', 'curriculum'),
  generic: join(corpus ?? '', 'generic-content'),
  spotlights: join(corpus ?? '', 'contributor-spotlight'),
};
const isThere = corpus !== undefined && Object.values(folders).every((folder) => existsSync(folder));

/** The real curriculum, pages about the site and profiles, without the documents: what they link to is not there. */
(isThere ? describe : describe.skip)('the real pages besides the documents', () => {
  const problems: string[] = [];
  const pages = new Map<string, Page>();
  let content: Content;

  beforeAll(async () => {
    content = await openContent({
      roots: Object.values(folders),
      kinds: folders,
      configuration,
      pages: await sitePagesHere(),
      modulesFolders: [],
      report: (failure: Failure) => problems.push(failure.message),
    });
    for (const path of content.paths()) {
      const answer = await content.page(addressOf(path));
      if (answer.kind === 'found') pages.set(path, answer.page);
    }
  });
  afterAll(() => content.close());

  const english = () => [...pages].filter(([path]) => path.startsWith('/en-US/'));
  const curriculum = () => english().flatMap(([path, page]) => (isOfCurriculum(page) ? [[path, page] as const] : []));
  const countOf = (renderer: RegExp) => english().filter(([, page]) => renderer.test(page.renderer)).length;

  test('are read without a complaint', () => {
    expect(problems.filter((problem) => !problem.includes('package'))).toEqual([]);
    expect([...pages.keys()]).toEqual(content.paths());
  });

  test('keep the contract', () => {
    for (const page of pages.values()) expect(() => parse(PageSchema, page)).not.toThrow();
  });

  test('are as many as there are files', () => {
    const numbered = filesBelow(folders.curriculum).filter((file) => /\/\d+-[^/]+\.md$/.test(file));
    expect(countOf(/^Curriculum/)).toBe(numbered.length);
    expect(countOf(/^ContributorSpotlight/)).toBe(filesBelow(folders.spotlights).filter((file) => file.endsWith('/index.md')).length);
  });

  test('have no macro, no file and no foreign element left in them', () => {
    for (const [path, page] of pages) {
      const html = JSON.stringify('doc' in page ? page.doc.body : page);
      expect([path, html.match(/\{\{|scrim-inline|href=\\"(?:\.{1,2}\/|\/[^"]*\.md[\\#])/g)]).toEqual([path, null]);
    }
  });

  test('of the curriculum lead to one another, from the first part to the last module', () => {
    const seen: string[] = [];
    const landing = pages.get('/en-US/curriculum/');
    let at = landing?.renderer === 'CurriculumLanding' ? landing.doc.modules[0]?.url : undefined;
    while (at !== undefined && seen.length <= pages.size) {
      const page: Page | undefined = pages.get(at);
      seen.push(at);
      at =
        page && 'doc' in page && 'prevNext' in page.doc
          ? (page.doc.prevNext as { next?: { url: string } } | undefined)?.next?.url
          : undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const rows = filesBelow(folders.curriculum).filter(
      (file) => /^template: (overview|module)$/m.test(readFileSync(file, 'utf8')) && /\/\d+-[^/]+\.md$/.test(file),
    );
    expect(seen).toHaveLength(rows.length);
  });

  test('about the site have a piece for each of their sections, whose heading is the one that the contents lead to', () => {
    for (const [path, page] of english()) {
      if (page.renderer !== 'Generic') continue;
      const { title, sections, toc = [] } = page.hyData;
      const tabs = toc.filter(({ sub }) => !sub).map(({ id }) => id);
      const headed = sections.flatMap((html) => /^<h2 id="([^"]+)"/.exec(html.trim())?.[1] ?? []);
      expect([path, title.length > 0, headed]).toEqual([path, true, tabs]);
      // What is before the first heading is one piece at most.
      expect([path, sections.length - headed.length]).toEqual([path, sections[0]?.trim().startsWith('<h2') ? 0 : 1]);
    }
    const about = pages.get('/en-US/about');
    expect(about?.renderer === 'Generic' && about.hyData.team?.length).toBe(countOf(/^ContributorSpotlight/));
  });

  test('of contributors have a name, a quote and text', () => {
    for (const [path, page] of english()) {
      if (page.renderer !== 'ContributorSpotlight') continue;
      const { contributorName, quote, sections } = page.hyData;
      expect([path, contributorName, quote]).toEqual([path, expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
      expect(sections.join('')).toMatch(/<p>/);
    }
  });

  test('have as many headings as are written in their files', () => {
    const shown = english().reduce((sum, [, page]) => sum + headingsOn(page), 0);
    const files = Object.values(folders)
      .flatMap(filesBelow)
      .filter((file) => /\/(\d+-[^/]+|index)\.md$|\/generic-content\/.*\/[^/]+\/[^/]+\.md$/.test(file));
    expect(shown).toBeGreaterThan(150);
    expect(shown).toBe(files.reduce((sum, file) => sum + headingsIn(readFileSync(file, 'utf8')), 0));
  });

  test('of the curriculum have their template, a known topic, their part, and a text with contents that lead into it', () => {
    const topics = ['Web Standards & Semantics', 'Styling', 'Scripting', 'Best Practices', 'Tooling'];
    for (const [path, { doc }] of curriculum()) {
      const sections = doc.body.map(({ type, value }) => [type, (value as { id?: string | null }).id]);
      expect([path, sections.length > 0, sections.filter(([type]) => type !== 'prose')]).toEqual([path, true, []]);
      expect(sections.map(([, id]) => id)).toEqual(expect.arrayContaining((doc.toc ?? []).map(({ id }) => id)));
      expect([path, doc.summary ?? '', doc.parents?.at(-1)?.uri]).toEqual([path, expect.stringMatching(/\S/), path]);
      if (doc.template !== 'module') continue;
      expect([path, topics.includes(doc.topic ?? ''), doc.group]).toEqual([path, true, expect.any(String)]);
    }
    expect(new Set(curriculum().map(([, { doc }]) => doc.template)).size).toBe(5);
  });

  test('of the curriculum list every module once, and the first page has the course of the partner', () => {
    const landing = pages.get('/en-US/curriculum/');
    if (landing?.renderer !== 'CurriculumLanding') throw new Error('There is no first page');
    const listed = landing.doc.modules.flatMap(({ children = [] }) => children.map(({ url }) => url));
    const modules = curriculum().flatMap(([path, { doc }]) => (doc.template === 'module' ? [path] : []));
    expect(listed.toSorted()).toEqual(modules.toSorted());
    expect(landing.doc.partner?.url).toMatch(/^https:\/\/(v2\.)?scrimba\.com\//);
  });

  test('of the curriculum have every lesson of the partner as a link', () => {
    const written = filesBelow(folders.curriculum).flatMap((file) => readFileSync(file, 'utf8').match(/<scrim-inline\s/g) ?? []);
    const linked = curriculum().flatMap(([, { doc }]) => JSON.stringify(doc.body).match(/<a [^<>]*class=\\"[^"]*\bscrim\b[^<>]*>/g) ?? []);
    expect(linked).toHaveLength(written.length);
  });

  test('of contributors have their portraits', async () => {
    for (const [, page] of english())
      if (page.renderer === 'ContributorSpotlight')
        expect(await content.attachment(page.hyData.profileImg ?? '')).toMatchObject({ type: 'image/jpeg' });
  });
});

function isOfCurriculum(page: Page): page is CurriculumPage {
  return page.renderer.startsWith('Curriculum');
}

/** Headings of the second level, as the shortest reading of Markdown finds them. */
function headingsIn(source: string): number {
  const prose = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/<!--[\s\S]*?-->/g, '');
  return prose.match(/^## ./gm)?.length ?? 0;
}

function headingsOn(page: Page): number {
  if ('doc' in page) return page.doc.body.filter(({ value }) => 'title' in value && value.title && !('isH3' in value && value.isH3)).length;
  const sections = 'hyData' in page && 'sections' in page.hyData && Array.isArray(page.hyData.sections) ? page.hyData.sections : [];
  return sections.filter((html) => typeof html === 'string' && /^\s*<h2\b/.test(html)).length;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.md'));
}
