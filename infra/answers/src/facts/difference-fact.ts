import type { FactsAnswer, Quote, Run } from '@webdocs/contracts/answers/answer';
import { mainBrowsers } from '../names/browsers.ts';
import type { KnownThing } from '../names/known-thing.ts';
import type { PageText } from '../passages/page-text.ts';
import { quoteOfBlock } from '../passages/quote-of-block.ts';
import { baselineOf } from './baseline-fact.ts';
import { supportIn } from './browser-support.ts';
import type { FactContext } from './fact-context.ts';
import { browserName, cellOf } from './support-fact.ts';

const mostQuoted = 240;
const tellsApart =
  /\b(?:difference|differs?|unlike|whereas|while|instead of|compared (?:to|with)|in contrast|similar to)\b|diferencia|différence|diferença|отлич|違い|차이|区别|區別/iu;

/** Two things side by side, each with the first sentence of its page; without pages of both there is no answer. */
export async function differenceFact(things: readonly KnownThing[], context: FactContext): Promise<FactsAnswer | undefined> {
  const [one, other] = things;
  if (!one || !other || one.label === other.label) return undefined;
  const pages = [context.pageOf(one), context.pageOf(other)];
  const texts = await Promise.all(pages.map((page) => context.textOf(page)));
  const firsts = texts.map((text, at) => firstQuote(text, pages[at], at + 1));
  const [first, second] = firsts;
  if (!first || !second || pages[0] === pages[1]) return undefined;
  const { words } = context;
  const cells = (cell: (thing: KnownThing) => readonly Run[]) => [one, other].map((thing) => [...cell(thing)]);
  const baselines = cells((thing) => [{ text: baselineOf(thing, context)?.text ?? words.text('answers-cell-unknown') }]);
  return {
    kind: 'facts',
    subject: 'difference',
    headline: words.runs('answers-difference', { one: context.name(one), other: context.name(other) }),
    lines: [],
    table: {
      columns: cells((thing) => context.nameAsRuns(thing)),
      rows: [
        { label: words.text('answers-row-about'), cells: [[...first.runs], [...second.runs]] },
        { label: 'Baseline', cells: baselines },
        ...mainBrowsers.map((browser) => ({
          label: browserName(browser, context),
          cells: cells((thing) => cellOf(supportIn(thing, browser, context.data), context)),
        })),
      ],
    },
    quotes: [first, second, ...apart(texts, pages, [one, other])],
    sources: await context.sources(pages, [context.compatSource(pages[0])]),
    follow_ups: [words.text('answers-ask-browsers', { name: one.label }), words.text('answers-ask-browsers', { name: other.label })],
  };
}

function firstQuote(text: PageText | undefined, page: string | undefined, source: number): Quote | undefined {
  const block = text?.blocks.find((one) => one.first === 'of-page');
  return block && page !== undefined ? quoteOfBlock(block, page, source, mostQuoted) : undefined;
}

/** A sentence of one of the pages that names the other thing and tells them apart. */
function apart(
  texts: ReadonlyArray<PageText | undefined>,
  pages: ReadonlyArray<string | undefined>,
  things: readonly KnownThing[],
): Quote[] {
  for (const [at, text] of texts.entries()) {
    const page = pages[at];
    const other = bareName(things[1 - at]);
    const block = text?.blocks.find(
      (one) => one.first !== 'of-page' && tellsApart.test(one.text) && one.runs.some((run) => run.code && bare(run.text) === other),
    );
    if (block && page !== undefined) return [quoteOfBlock(block, page, at + 1)];
  }
  return [];
}

function bareName(thing: KnownThing | undefined): string {
  return bare(thing?.label.split('.').at(-1) ?? '');
}

function bare(code: string): string {
  return (
    code
      .replace(/\(.*\)$/, '')
      .replace(/^<(.*)>$/, '$1')
      .split('.')
      .at(-1) ?? ''
  );
}
