import { readFileSync } from 'node:fs';
import { configuration } from '@webdocs/testing/public-configuration';
import { realDocuments } from '../../fixtures/real-corpus.ts';
import { macroArguments, type MacroContext } from '../macros/machinery/macro.ts';
import { macros } from '../macros/macros.ts';
import { extractMacroCalls } from '../parse/macro-calls.ts';
import { readCorpus } from '../read/corpus.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { readWords } from '../read/build-messages.ts';
import { sidebarMacroNames } from './sidebar-names.ts';
import { sidebarOfPage, type SidebarChoice } from './sidebar-of-page.ts';
import { Sidebars } from './sidebars.ts';

const root = realDocuments();
const names = new Set(sidebarMacroNames);

interface Found {
  readonly url: string;
  readonly name: string;
  readonly html: string;
}

/** The sidebars of all documents that have one, without the time it takes to render their text. */
async function* sidebarsOf(folder: string): AsyncGenerator<Found> {
  const problems: string[] = [];
  const options = { roots: [folder], locales: configuration.locales };
  const corpus = await readCorpus(options, (file, line, message) => problems.push(`${file}:${line} ${message}`));
  expect(problems.filter((problem) => /jsondata|sidebars\//.test(problem))).toEqual([]);
  const sidebars = new Sidebars({ corpus, closed: new Set(), wordsFor: readWords({ pseudo: false }) });
  for (const record of corpus.documents.all()) {
    const wishes = { named: record.sidebars, called: calledIn(record), quickLinks: undefined, locale: record.locale, url: urlOf(record) };
    const sidebar = sidebarOfPage(wishes, sidebars);
    if (sidebar) yield { url: wishes.url, name: sidebar.name ?? '', html: sidebar.html };
  }
}

function calledIn(record: DocumentRecord): SidebarChoice | undefined {
  const { body } = splitFrontMatter(readFileSync(record.file, 'utf8'));
  let choice: SidebarChoice | undefined;
  const chooseSidebar = (name: string, given: readonly string[] = []) => void (choice ??= { name, given });
  for (const call of extractMacroCalls(body).calls)
    if (names.has(call.name))
      macros.get(call.name)?.(macroArguments(call.values), {
        chooseSidebar,
        report: () => undefined,
        jsonData: { groups: new Map() },
      } as unknown as MacroContext);
  return choice;
}

(root === undefined ? test.skip : test)(
  'in the real documents every page finds its own link in its sidebar, and no link leads nowhere',
  async () => {
    const folder = root ?? '';
    const pages = new Set<string>();
    const linked = new Map<string, string>();
    const unmarked: string[] = [];
    const unlisted = new Map<string, number>();
    for await (const { url, name, html } of sidebarsOf(folder)) {
      pages.add(url);
      if (!html.includes(`<em><a aria-current="page" href="${url.replaceAll('&', '&amp;')}"`)) unmarked.push(`${name}: ${url}`);
      if (html.includes('class="unlisted"')) unlisted.set(name, (unlisted.get(name) ?? 0) + 1);
      for (const [, href = ''] of html.matchAll(/href="(\/en-US\/docs\/[^"#]*)/g)) if (!linked.has(href)) linked.set(href, url);
    }
    expect(unmarked).toEqual([]);
    expect(pages.size).toBeGreaterThan(14_000);

    // Two pages have no sidebar, so links may lead to them as well.
    const withoutSidebar = ['/en-US/docs/Web/API', '/en-US/docs/MDN/Kitchensink'];
    expect([...linked].filter(([href]) => !pages.has(href) && !withoutSidebar.includes(href))).toEqual([]);

    // Generated lists contain all pages; lists that are kept by hand may not.
    for (const name of ['apiref', 'defaultapisidebar', 'jsref', 'glossarysidebar', 'htmlsidebar'])
      expect([name, unlisted.get(name)]).toEqual([name, undefined]);
    expect([...unlisted.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(pages.size / 50);
  },
  300_000,
);
