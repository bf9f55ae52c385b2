import { FluentResource } from '@fluent/bundle';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { shapeOf } from '@webdocs/i18n/message-shape';
import * as v from 'valibot';
import type { WrittenCatalogue } from './catalogue-flaws.ts';

/** The words of the site in English, each with how it is found in a message. */
export const EnglishTermsSchema = v.record(v.string(), v.string());

/** What one language calls them. */
export const GlossarySchema = v.object({
  /** How users are spoken to, and what else a translator is to know. */
  notes: v.array(v.string()),
  /** What no message says, and what is said in its place. */
  never: v.array(v.object({ pattern: v.string(), say: v.string() })),
  terms: v.record(
    v.string(),
    v.object({
      say: v.string(),
      /** Parts of words by which it is found in all its forms; without them, what is said. */
      forms: v.optional(v.array(v.string())),
      /** Messages that say it in another way, because it means something else there or is left out. */
      elsewhere: v.optional(v.array(v.string())),
    }),
  ),
});
export type EnglishTerms = v.InferOutput<typeof EnglishTermsSchema>;
export type Glossary = v.InferOutput<typeof GlossarySchema>;

/** Where a catalogue calls something by another word than its glossary, a sentence each. */
export function glossaryFlaws({ folder, files }: WrittenCatalogue, locale: Locale, english: EnglishTerms, glossary: Glossary): string[] {
  const translated = textsIn(files[locale] ?? '');
  const originals = textsIn(files[fallbackLocale] ?? '');
  return [...translated].flatMap(([id, text]) => [
    ...glossary.never
      .filter(({ pattern }) => new RegExp(pattern, 'iu').test(text))
      .map(({ pattern, say }) => `${folder}/${locale}.ftl: ${id}: it says ${pattern}; say ${say}`),
    ...Object.entries(glossary.terms)
      .filter(([term, { elsewhere = [] }]) => !elsewhere.includes(id) && asWord(english[term] ?? '').test(originals.get(id) ?? ''))
      .filter(([, { say, forms = [say] }]) => !forms.some((form) => new RegExp(form, 'iu').test(text)))
      .map(([term, { say }]) => `${folder}/${locale}.ftl: ${id}: "${term}" is called ${say}`),
  ]);
}

/** Terms that a glossary has not, or has besides, and messages that it names and that are gone. */
export function gapsOf(english: EnglishTerms, { terms }: Glossary, ids: ReadonlySet<string>): string[] {
  return [
    ...Object.keys(english)
      .filter((term) => !(term in terms))
      .map((term) => `it does not say what "${term}" is called`),
    ...Object.keys(terms)
      .filter((term) => !(term in english))
      .map((term) => `"${term}" is no term of the site`),
    ...Object.entries(terms).flatMap(([term, { elsewhere = [] }]) =>
      elsewhere.filter((id) => !ids.has(id)).map((id) => `"${term}": there is no message ${id}`),
    ),
  ];
}

export function textsIn(source: string): Map<string, string> {
  return new Map(new FluentResource(source).body.flatMap(({ id, value }) => (value === null ? [] : [[id, shapeOf(value).words] as const])));
}

function asWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu');
}
