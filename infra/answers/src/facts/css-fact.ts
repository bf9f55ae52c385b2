import type { FactsAnswer, Run } from '@webdocs/contracts/answers/answer';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { KnownThing } from '../names/known-thing.ts';
import { joinedRuns } from '../passages/joined-runs.ts';
import { baselineOf } from './baseline-fact.ts';
import type { CssData, FactContext } from './fact-context.ts';

type Subject = 'initial-value' | 'inherited' | 'animatable' | 'syntax';

/** What the standards define for a property; the syntax also of other things of CSS. */
export async function cssFact(subject: Subject, thing: KnownThing, context: FactContext): Promise<FactsAnswer | undefined> {
  const told = tellers[subject](thing, context);
  if (!told) return undefined;
  const page = context.pageOf(thing);
  const baseline = baselineOf(thing, context);
  const { from, ...said } = told;
  const place = page && `${page}#${subject === 'syntax' ? 'formal_syntax' : 'formal_definition'}`;
  return {
    kind: 'facts',
    subject,
    lines: [],
    quotes: [],
    ...said,
    ...(baseline ? { baseline } : {}),
    sources: await context.sources(
      [page],
      from.map((name) => context.cssSource(name, place)),
    ),
    follow_ups: followUps(subject, thing, context),
  };
}

interface Told extends Pick<FactsAnswer, 'headline'>, Partial<Pick<FactsAnswer, 'lines' | 'code'>> {
  readonly from: readonly CssData[];
}

const readFrom = (given: unknown): readonly CssData[] => [given === undefined ? '@webref/css' : 'mdn-data'];

const tellers: Readonly<Record<Subject, (thing: KnownThing, context: FactContext) => Told | undefined>> = {
  'initial-value'(thing, context) {
    const { words, data } = context;
    const given = data.cssFacts?.property(thing.label)?.initial;
    if (Array.isArray(given)) return longhandsOf(given, thing, context);
    const written = data.cssGrammar?.definition(thing.label);
    if (given === undefined && /individual properties/i.test(written?.initial ?? ''))
      return longhandsOf(written?.longhands ?? [], thing, context);
    const value = given ?? written?.initial;
    if (value === undefined) return undefined;
    const phrase = data.cssFacts?.phrase(value);
    const from = readFrom(given);
    if (!phrase) return { headline: words.runs('answers-initial', { name: context.name(thing), value: { code: value } }), from };
    const said = phraseRuns(phrase[context.locale] ?? phrase[fallbackLocale] ?? value);
    return {
      headline: words.runs('answers-initial-phrase', { name: context.name(thing) }),
      lines: [{ label: words.text('answers-label-initial'), runs: said }],
      from,
    };
  },

  inherited(thing, context) {
    const { data, words } = context;
    const given = data.cssFacts?.property(thing.label)?.inherited;
    const written = data.cssGrammar?.definition(thing.label)?.inherited;
    const isInherited =
      typeof given === 'boolean' ? given : /^yes$/i.test(written ?? '') ? true : /^no$/i.test(written ?? '') ? false : undefined;
    if (isInherited === undefined) return undefined;
    const headline = words.runs(isInherited ? 'answers-inherited' : 'answers-not-inherited', { name: context.name(thing) });
    return { headline, from: readFrom(typeof given === 'boolean' ? given : undefined) };
  },

  animatable(thing, context) {
    const { data, words } = context;
    const given = data.cssFacts?.property(thing.label)?.animationType;
    if (Array.isArray(given)) return undefined;
    const id = given ?? data.cssGrammar?.definition(thing.label)?.animationType;
    if (id === undefined) return undefined;
    const name = context.name(thing);
    const from = readFrom(given);
    if (/^not ?animatable$/i.test(id)) return { headline: words.runs('answers-not-animatable', { name }), from };
    const phrase = data.cssFacts?.phrase(id);
    const said = phraseRuns(phrase?.[context.locale] ?? phrase?.[fallbackLocale] ?? id);
    return {
      headline: words.runs(/^discrete$/i.test(id) ? 'answers-animatable-discrete' : 'answers-animatable', { name }),
      lines: [{ label: words.text('answers-label-animation'), runs: said }],
      from,
    };
  },

  syntax(thing, context) {
    const { data, words } = context;
    const syntax = syntaxOf(thing, data.cssGrammar);
    if (syntax === undefined) return undefined;
    const headline = words.runs('answers-syntax', { name: context.name(thing) });
    return { headline, code: { language: 'plain', text: syntax }, from: ['@webref/css'] };
  },
};

function longhandsOf(longhands: readonly string[], thing: KnownThing, context: FactContext): Told | undefined {
  const { data, words } = context;
  const from = new Set<CssData>();
  const lines = longhands.flatMap((longhand) => {
    const given = data.cssFacts?.property(longhand)?.initial;
    const value = given ?? data.cssGrammar?.definition(longhand)?.initial;
    if (typeof value !== 'string') return [];
    for (const name of readFrom(given)) from.add(name);
    const phrase = data.cssFacts?.phrase(value);
    return [
      {
        label: longhand,
        runs: phrase ? phraseRuns(phrase[words.locale] ?? phrase[fallbackLocale] ?? value) : [{ text: value, code: true as const }],
      },
    ];
  });
  if (lines.length === 0) return undefined;
  return { headline: words.runs('answers-initial-each', { name: context.name(thing) }), lines, from: [...from] };
}

function syntaxOf({ kind, label }: KnownThing, grammar: FactContext['data']['cssGrammar']): string | undefined {
  const bare = label.replace(/\(\)$/, '');
  const syntax =
    kind === 'property'
      ? grammar?.property(bare)
      : kind === 'at-rule'
        ? grammar?.atRule(label)
        : kind === 'selector'
          ? grammar?.selector(bare)
          : kind === 'css-function'
            ? grammar?.function(bare)
            : undefined;
  if (syntax === undefined) return undefined;
  const name = kind === 'property' ? label : kind === 'css-function' ? `<${label}>` : undefined;
  return name === undefined || syntax.startsWith(name) ? syntax : `${name} = ${syntax.trim()}`;
}

/** A sentence of the data: its macro calls name what they lead to, its HTML marks code. */
function phraseRuns(phrase: string): Run[] {
  const text = phrase
    .replace(/\{\{\s*\w+\s*\(\s*"([^"]*)"(?:\s*,\s*"([^"]*)")?[^)]*\)\s*\}\}/g, (_, name: string, shown?: string) => shown || name)
    .replaceAll('&nbsp;', ' ')
    .replace(/\$\d\$/g, '');
  return joinedRuns(
    text.split(/(<code>.*?<\/code>)/).map((piece): Run => {
      const plain = piece
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      return piece.startsWith('<code>') ? { text: plain, code: true } : { text: plain };
    }),
  );
}

function followUps(subject: Subject, thing: KnownThing, { words }: FactContext): string[] {
  const name = thing.label;
  const isProperty = thing.kind === 'property';
  return [
    ...(isProperty && subject !== 'initial-value' ? [words.text('answers-ask-initial', { name })] : []),
    ...(isProperty && subject !== 'inherited' ? [words.text('answers-ask-inherited', { name })] : []),
    words.text('answers-ask-browsers', { name }),
  ];
}
