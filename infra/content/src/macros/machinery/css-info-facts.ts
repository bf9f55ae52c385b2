import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { CssDefinition } from '@webdocs/reference/css-facts';
import type { WrittenDefinition } from '@webdocs/reference/css-grammar';
import { element, text, type Node } from '../../parse/tree.ts';
import { phraseNodes } from './data-phrase.ts';
import type { MacroContext } from './macro.ts';

/** What is told about a property, in the order in which it is told. */
export const factNames = ['initial', 'appliesto', 'inherited', 'percentages', 'computed', 'animationType'] as const;
export type FactName = (typeof factNames)[number];

/** One statement about a property: in words, or as what holds for each of its longhands. */
export type Fact = { readonly longhands: readonly string[] } | { readonly nodes: readonly Node[] };

/** Two packages define properties: one in sentences with links and some translations, the other in the words of the standards. */
export interface Definitions {
  readonly composed: CssDefinition | undefined;
  readonly written: WrittenDefinition | undefined;
}

const writtenNames = {
  initial: 'initial',
  appliesto: 'appliesTo',
  inherited: 'inherited',
  percentages: 'percentages',
  computed: 'computedValue',
  animationType: 'animationType',
} as const satisfies Record<FactName, keyof WrittenDefinition>;

/** Nothing is told of percentages that a property does not take. */
const nothing = new Set(['no', 'n/a']);

export function factOf(fact: FactName, { composed, written }: Definitions, context: MacroContext): Fact | undefined {
  const value = composed?.[fact];
  if (Array.isArray(value)) return { longhands: value };
  if (typeof value === 'boolean') return { nodes: [text(context.words(value ? 'content-yes' : 'content-no'))] };
  const words = written?.[writtenNames[fact]];
  if (value === undefined && words === undefined) return undefined;
  if (fact === 'percentages' && nothing.has((value ?? words ?? '').toLowerCase())) return undefined;
  if (value === undefined && /individual properties/i.test(words ?? '') && written?.longhands.length)
    return { longhands: written.longhands };

  const isValue = fact === 'initial';
  if (value === undefined) return { nodes: inWords(words ?? '', isValue, context) };
  return { nodes: composedNodes(value, isValue, words, context) };
}

/** The sentence in the reader's language from whichever source has it; in English from the one with links. */
function composedNodes(id: string, isValue: boolean, words: string | undefined, context: MacroContext): Node[] {
  const phrases = context.data.cssFacts?.phrase(id);
  if (!phrases && isValue) return [element('code', {}, [id.trim()])];
  const own = inTable(id, context) ?? phrases?.[context.locale];
  if (own !== undefined) return phraseNodes(filled(own, context), context);
  const translated = words === undefined ? undefined : inTable(words, context);
  if (translated !== undefined) return phraseNodes(escaped(translated), context);
  return inEnglish(phraseNodes(filled(phrases?.[fallbackLocale] ?? id, context), context), context);
}

/** One sentence ends with the name of another kind of value. */
function filled(phrase: string, { locale, data }: MacroContext): string {
  const length = data.cssFacts?.phrase('length');
  return phrase.replace('$1$', () => length?.[locale] ?? length?.[fallbackLocale] ?? '').replace(/;$/, '');
}

function inWords(words: string, isValue: boolean, context: MacroContext): Node[] {
  if (/^(?:yes|no)$/i.test(words)) return [text(context.words(`content-${words.toLowerCase()}`))];
  const translated = inTable(words, context);
  if (isValue && (translated === undefined || translated === words)) return [element('code', {}, [words])];
  return translated === undefined ? inEnglish([text(words)], context) : [text(translated)];
}

/** The table of the content that translates what the packages say. */
function inTable(words: string, { locale, jsonData }: MacroContext): string | undefined {
  const table = jsonData.words.get('CSSFormalDefinitions');
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return (table?.get(words) ?? table?.get(capital))?.[locale];
}

function inEnglish(nodes: Node[], { locale }: MacroContext): Node[] {
  return locale === fallbackLocale ? nodes : [element('span', { lang: fallbackLocale }, nodes)];
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
