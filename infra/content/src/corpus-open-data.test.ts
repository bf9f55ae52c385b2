import { readFileSync } from 'node:fs';
import { configuration } from '@webdocs/testing/public-configuration';
import { realDocuments } from '../fixtures/real-corpus.ts';
import { macroArguments, type MacroContext } from './macros/machinery/macro.ts';
import { macros } from './macros/macros.ts';
import { extractMacroCalls } from './parse/macro-calls.ts';
import { isElement, type Node } from './parse/tree.ts';
import { readCorpus, type Corpus } from './read/corpus.ts';
import { urlOf, type DocumentRecord } from './read/document-index.ts';
import { splitFrontMatter } from './read/front-matter.ts';
import { specificationsOf } from './write/specifications.ts';
import { pageContext } from './write/open-page-context.ts';
import type { PageContext } from './write/page-context.ts';
import { readWords } from './read/build-messages.ts';
import { openData } from '@webdocs/reference/open-data';
import { featureOfPage } from '@webdocs/reference/page-baseline-status';

const root = realDocuments();
const wanted = ['cssinfo', 'csssyntax', 'csssyntaxraw', 'svginfo', 'inheritancediagram'];

let context: Promise<PageContext> | undefined;
const opened = (): Promise<PageContext> => (context ??= open(root ?? ''));

async function open(folder: string): Promise<PageContext> {
  const corpus = await readCorpus({ roots: [folder], locales: configuration.locales }, () => undefined);
  const data = openData({
    report(failure) {
      throw failure;
    },
  });
  return pageContext({ corpus, data, configuration, wordsFor: readWords({ pseudo: false }), sizeOfImage: () => undefined });
}

/** What the calls of these macros give, page by page. */
function* resultsIn(corpus: Corpus, context: PageContext): Generator<{ name: string; slug: string; given: readonly Node[] }> {
  for (const record of corpus.documents.all()) {
    if (!/^(?:Web\/(?:CSS|SVG|API)|MDN)\//.test(record.slug)) continue;
    const { calls } = extractMacroCalls(splitFrontMatter(readFileSync(record.file, 'utf8')).body);
    for (const { name, values } of calls.filter((call) => wanted.includes(call.name)))
      yield { name, slug: record.slug, given: macros.get(name)?.(macroArguments(values), contextOf(record, context)) ?? [] };
  }
}

function contextOf(record: DocumentRecord, { corpus, data, wordsFor }: PageContext): MacroContext {
  const nothing = () => undefined;
  return {
    ...{ locale: record.locale, slug: record.slug, record, documents: corpus.documents, data, jsonData: corpus.jsonData, configuration },
    url: urlOf(record),
    words: wordsFor(record.locale),
    ...{ addBanner: nothing, chooseSidebar: nothing, needCode: nothing, report: nothing, hasMoved: () => false, summaryOf: nothing },
  };
}

const testWithCorpus = root === undefined ? test.skip : test;

testWithCorpus(
  'nearly every page of the real content gets the formal definition or syntax that it asks for',
  async () => {
    const context = await opened();
    const calls = new Map(wanted.map((name) => [name, 0]));
    const unanswered: string[] = [];
    for (const { name, slug, given } of resultsIn(context.corpus, context)) {
      calls.set(name, (calls.get(name) ?? 0) + 1);
      const isExample = slug.startsWith('MDN/');
      if (!isExample && name !== 'inheritancediagram' && !given.some((node) => isElement(node, 'table', 'pre')))
        unanswered.push(`${name} ${slug}`);
    }
    expect([...calls.values()].every((count) => count > 40)).toBe(true);
    expect(unanswered.length).toBeLessThanOrEqual(10);
  },
  120_000,
);

testWithCorpus(
  'most pages of the real content with compatibility keys have data and a feature, and all that is on its way to a standard names it',
  async () => {
    const context = await opened();
    const pages = [...context.corpus.documents.all()].filter((record) => record.browserCompat.length > 0);
    const share = (holds: (record: DocumentRecord) => boolean) => pages.filter(holds).length / pages.length;
    expect(share((record) => record.browserCompat.every((key) => context.data.compat?.has(key)))).toBeGreaterThan(0.98);
    expect(share((record) => featureOfPage(record, context.data.features) !== undefined)).toBeGreaterThan(0.8);
    const standard = pages.filter((record) =>
      record.browserCompat.some((key) => context.data.compat?.statement(key)?.status?.standard_track),
    );
    expect(standard.length).toBeGreaterThan(10_000);
    expect(standard.filter((record) => specificationsOf(record, context).length === 0).map(({ slug }) => slug)).toEqual([]);
  },
);
