import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { formatDate } from './formats.ts';
import { shapeOf, type Choice, type MessageShape } from './message-shape.ts';
import type { MessageArguments } from './messages.ts';

/** Messages that are meant to read as in English: names of products, words that a language took over. */
export type SameAsEnglish = Readonly<Record<string, 'everywhere' | readonly Locale[]>>;

export interface Translation {
  readonly locale: Locale;
  readonly english: string;
  readonly translation: string;
  readonly sameAsEnglish?: SameAsEnglish;
}

const pluralNames = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
/** Numbers that between them ask for every plural of every language we speak. */
const sampleNumbers = [0, 1, 2, 5, 21, 1.5, 1_000_000];
/** From this length of the English on, the length of a translation tells whether it says the same. */
const longEnoughToCompare = 40;

/** What is wrong with a translation, a sentence each; nothing when readers may see it. */
export function translationFlaws({ locale, english, translation, sameAsEnglish = {} }: Translation): string[] {
  const original = bundleOf(fallbackLocale, english);
  const translated = bundleOf(locale, translation);
  const ids = writtenIds(english);
  return [
    ...unreadableMessages(translation),
    ...idFlaws(ids, writtenIds(translation)),
    ...ids.flatMap((id) => messageFlaws(id, locale, original, translated, isMeantToBeSame(sameAsEnglish[id], locale))),
    ...Object.keys(sameAsEnglish)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id}: it is listed as the same as in English, and English has no such message`),
  ];
}

function messageFlaws(id: string, locale: Locale, original: FluentBundle, translated: FluentBundle, meantToBeSame: boolean): string[] {
  const [from, to] = [original.getMessage(id)?.value, translated.getMessage(id)?.value];
  if (from == null || to == null) return [];
  const [fromShape, toShape] = [shapeOf(from), shapeOf(to)];
  const samples = samplesOf([...fromShape.choices, ...toShape.choices], fromShape.shown);
  const errors: Error[] = [];
  const texts = samples.map((values) => [original.formatPattern(from, values, []), translated.formatPattern(to, values, errors)] as const);
  const isSame = texts.every(([english, translation]) => english === translation);
  const hasWords = /\p{L}/u.test(fromShape.words);
  return [
    ...variableFlaws(id, fromShape, toShape),
    ...pluralFlaws(id, locale, fromShape, toShape),
    ...new Set(errors.map(({ message }) => `${id}: ${message}`)),
    ...(isSame && hasWords && !meantToBeSame
      ? [`${id}: it still reads as in English; translate it, or list it as meant to be the same`]
      : []),
    ...lengthFlaws(id, locale, texts),
    ...dateFlaws(id, locale, translated, to),
    ...(!isSame && meantToBeSame ? [`${id}: it is listed as the same as in English and is not`] : []),
  ];
}

function bundleOf(locale: Locale, source: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The parser passes over what it cannot read, so what is written is held against what it found. */
function unreadableMessages(source: string): string[] {
  const readable = new Set(new FluentResource(source).body.filter(({ value }) => value !== null).map(({ id }) => id));
  return writtenIds(source).flatMap((id) => (readable.has(id) ? [] : [`${id}: it cannot be read as Fluent`]));
}

function idFlaws(wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${id}: it is missing`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${id}: English has no such message`),
    ...found.filter((id, index) => found.indexOf(id) !== index).map((id) => `${id}: it is there twice`),
  ];
}

function writtenIds(source: string): string[] {
  return [...source.matchAll(/^([a-zA-Z][\w-]*)[ \t]*=/gm)].map(([, id = '']) => id);
}

function variableFlaws(id: string, from: MessageShape, to: MessageShape): string[] {
  const known = new Set([...from.shown, ...from.choices.map(({ variable }) => variable)]);
  const used = new Set([...to.shown, ...to.choices.map(({ variable }) => variable)]);
  return [
    ...[...from.shown].filter((name) => !to.shown.has(name)).map((name) => `${id}: it does not show $${name}`),
    ...[...used].filter((name) => !known.has(name)).map((name) => `${id}: English has no $${name}`),
    ...from.choices
      .filter((choice) => !isPlural(choice) && !to.choices.some(({ keys }) => sameMembers(keys, choice.keys)))
      .map(({ variable, keys }) => `${id}: it does not choose by $${variable} between ${keys.join(', ')}`),
  ];
}

/** A language with one form for all numbers needs no choice; every other one has all its forms. */
function pluralFlaws(id: string, locale: Locale, from: MessageShape, to: MessageShape): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = pluralNames.filter((name) => pluralCategories.includes(name));
  const lost = forms.length > 1 ? from.choices.filter(isPlural) : [];
  return [
    ...lost
      .filter(({ variable }) => !to.choices.some((choice) => isPlural(choice) && choice.variable === variable))
      .map(({ variable }) => `${id}: it has no plurals of $${variable}`),
    ...to.choices
      .filter(isPlural)
      .map(({ keys }) => keys.filter((key) => typeof key === 'string'))
      .filter((keys) => !sameMembers(keys, forms))
      .map((keys) => `${id}: the plurals of ${locale} are ${forms.join(', ')}, not ${keys.join(', ')}`),
  ];
}

/** A sentence that was forgotten, or one that was pasted where another belongs. */
function lengthFlaws(id: string, locale: Locale, texts: ReadonlyArray<readonly [string, string]>): string[] {
  const { shortest, longest } = lengthsOf(locale);
  const odd = texts
    .filter(([english]) => english.length > longEnoughToCompare)
    .map(([english, translation]) => translation.length / english.length)
    .find((ratio) => ratio < shortest || ratio > longest);
  if (odd === undefined) return [];
  return [`${id}: it is ${odd.toFixed(2)} times as long as English; in ${locale}, ${shortest} to ${longest} times says the same`];
}

/** Where a date ends with a point of its own, as in “29 ноября 2026 г.”, the point of the sentence would be a second one. */
function dateFlaws(id: string, locale: Locale, translated: FluentBundle, pattern: NonNullable<Message['value']>): string[] {
  const date = formatDate(locale, '2026-11-29');
  if (!date.endsWith('.')) return [];
  const texts = sampleNumbers.map((count) => translated.formatPattern(pattern, { date, count }, []));
  return texts.some((text) => text.includes(`${date}.`)) ? [`${id}: its date ends with a point, and the sentence adds another`] : [];
}

/** The translations of the site lie between 0.20 and 0.82, 0.24 and 1.07, 0.50 and 1.76; these leave them some room. */
function lengthsOf(locale: Locale): { shortest: number; longest: number } {
  const { language } = new Intl.Locale(locale);
  if (language === 'zh') return { shortest: 0.17, longest: 0.95 };
  if (language === 'ja' || language === 'ko') return { shortest: 0.2, longest: 1.25 };
  return { shortest: 0.45, longest: 2 };
}

function isPlural({ keys }: Choice): boolean {
  return keys.every((key) => typeof key === 'number' || (pluralNames as readonly string[]).includes(key));
}

function sameMembers<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** Values for every variable, so that between them each choice is made every way. */
function samplesOf(choices: readonly Choice[], shown: ReadonlySet<string>): MessageArguments[] {
  const candidates = new Map<string, ReadonlyArray<string | number>>([...shown].map((name) => [name, [`‹${name}›`]]));
  for (const choice of choices) candidates.set(choice.variable, isPlural(choice) ? sampleNumbers : choice.keys);
  const rounds = Math.max(1, ...[...candidates.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries([...candidates].map(([name, values]) => [name, values[round % values.length] ?? ''])),
  );
}

function isMeantToBeSame(where: SameAsEnglish[string] | undefined, locale: Locale): boolean {
  return where === 'everywhere' || Boolean(where?.includes(locale));
}
