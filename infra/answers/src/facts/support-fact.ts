import type { FactsAnswer, Run } from '@webdocs/contracts/answers/answer';
import { mainBrowsers, mobileOf } from '../names/browsers.ts';
import type { KnownThing } from '../names/known-thing.ts';
import { baselineOf } from './baseline-fact.ts';
import { supportIn, type BrowserSupport } from './browser-support.ts';
import type { FactContext } from './fact-context.ts';

/** Support of a thing in the browser that was named, or in those that most have. */
export async function supportFact(thing: KnownThing, browsers: readonly string[], context: FactContext): Promise<FactsAnswer | undefined> {
  const page = context.pageOf(thing);
  const sources = await context.sources(
    [page],
    [thing.key === undefined ? context.featuresSource(page) : undefined, context.compatSource(page)],
  );
  const baseline = baselineOf(thing, context);
  const rest: Rest = { subject: 'support', ...(baseline ? { baseline } : {}), quotes: [], sources };
  const [browser, ...others] = browsers;
  if (browser === undefined || others.length > 0) return inTable(thing, browsers.length > 0 ? browsers : mainBrowsers, rest, context);
  const support = supportIn(thing, browser, context.data);
  return {
    kind: 'facts',
    headline: sentence(thing, browser, support, context),
    lines: linesOf(thing, browser, support, context),
    ...rest,
    follow_ups: followUps(thing, browser, context),
  };
}

type Rest = Pick<FactsAnswer, 'subject' | 'baseline' | 'quotes' | 'sources'>;

function inTable(thing: KnownThing, browsers: readonly string[], rest: Rest, context: FactContext): FactsAnswer | undefined {
  const { words } = context;
  const all = browsers.flatMap((browser) => [browser, ...(mobileOf[browser] && browsers === mainBrowsers ? [mobileOf[browser]] : [])]);
  const rows = all.map((browser) => ({ browser, support: supportIn(thing, browser, context.data) }));
  if (rows.every(({ support }) => support.state === 'unknown')) return undefined;
  return {
    kind: 'facts',
    headline: words.runs('answers-support-table', { name: context.name(thing) }),
    lines: [],
    table: {
      columns: [[{ text: words.text('answers-column-browser') }], [{ text: words.text('answers-column-support') }]],
      rows: rows.map(({ browser, support }) => ({ label: browserName(browser, context), cells: [cellOf(support, context)] })),
    },
    ...rest,
    follow_ups: followUps(thing, undefined, context),
  };
}

export function browserName(browser: string, { data }: FactContext): string {
  return data.compat?.browsers[browser]?.name ?? browser;
}

function sentence(thing: KnownThing, browser: string, support: BrowserSupport, context: FactContext): Run[] {
  const name = context.name(thing);
  const { words } = context;
  const values = { name, browser: browserName(browser, context) };
  switch (support.state) {
    case 'since':
      return words.runs(support.orEarlier ? 'answers-support-since-or-earlier' : 'answers-support-since', {
        ...values,
        version: support.version,
      });
    case 'coming':
      return words.runs('answers-support-coming', { ...values, version: support.version });
    case 'partly':
      return words.runs('answers-support-partly', { ...values, version: support.version });
    case 'renamed':
      return words.runs('answers-support-renamed', { ...values, version: support.version, other: { code: support.name } });
    case 'flag':
      return words.runs('answers-support-flag', { ...values, version: support.version });
    case 'removed':
      return words.runs('answers-support-removed', { ...values, version: support.version, removed: support.removed });
    case 'preview':
      return words.runs('answers-support-preview', values);
    case 'some-parts':
      return words.runs('answers-support-some-parts', values);
    case 'none':
      return words.runs('answers-support-none', values);
    case 'unknown':
      return words.runs('answers-support-unknown', values);
  }
}

/** One line where a mobile browser of the same name came with it, two where it came otherwise. */
function linesOf(thing: KnownThing, browser: string, support: BrowserSupport, context: FactContext): FactsAnswer['lines'] {
  const { words } = context;
  const mobile = mobileOf[browser];
  const other = mobile === undefined ? undefined : supportIn(thing, mobile, context.data);
  const date = 'date' in support ? support.date : undefined;
  const isTogether =
    other !== undefined &&
    other.state === support.state &&
    'date' in other &&
    other.date === date &&
    other.version === ('version' in support ? support.version : '');
  const released =
    date === undefined
      ? []
      : isTogether && mobile !== undefined
        ? [{ runs: words.runs('answers-released-together', { date: words.day(date), other: browserName(mobile, context) }) }]
        : [{ runs: words.runs('answers-released', { date: words.day(date) }) }];
  const apart =
    mobile !== undefined && other && !isTogether && other.state !== 'unknown'
      ? [{ label: browserName(mobile, context), runs: cellOf(other, context) }]
      : [];
  return [...released, ...apart];
}

/** The same in a few words. */
export function cellOf(support: BrowserSupport, { words }: FactContext): Run[] {
  const dated = (id: string, values: Readonly<Record<string, string>>, date: string | undefined): Run[] =>
    date === undefined ? words.runs(id, values) : words.runs('answers-cell-dated', { said: words.text(id, values), date: words.day(date) });
  switch (support.state) {
    case 'since':
      return dated(support.orEarlier ? 'answers-cell-since-or-earlier' : 'answers-cell-since', { version: support.version }, support.date);
    case 'partly':
      return dated('answers-cell-partly', { version: support.version }, support.date);
    case 'renamed':
      return words.runs('answers-cell-renamed', { version: support.version, other: { code: support.name } });
    case 'flag':
      return words.runs('answers-cell-flag', { version: support.version });
    case 'coming':
      return words.runs('answers-cell-coming', { version: support.version });
    case 'removed':
      return words.runs('answers-cell-removed', { version: support.version, removed: support.removed });
    case 'preview':
      return words.runs('answers-cell-preview');
    case 'some-parts':
      return words.runs('answers-cell-some-parts');
    case 'none':
      return words.runs('answers-cell-none');
    case 'unknown':
      return words.runs('answers-cell-unknown');
  }
}

function followUps(thing: KnownThing, browser: string | undefined, context: FactContext): string[] {
  const { words } = context;
  const name = thing.label;
  if (browser === undefined) return thing.feature === undefined ? [] : [words.text('answers-ask-baseline', { name })];
  const another = mainBrowsers.find((one) => one !== browser && one !== (browser === 'firefox' ? 'edge' : 'chrome')) ?? 'firefox';
  return [
    words.text('answers-ask-browser', {
      browser: browserName(browser === 'firefox' ? 'safari' : another === 'edge' ? 'firefox' : another, context),
    }),
    words.text('answers-ask-browsers', { name }),
    ...(thing.feature === undefined ? [] : [words.text('answers-ask-baseline', { name })]),
  ];
}
