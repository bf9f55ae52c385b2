import type { Locale } from '@webdocs/contracts/reader/locale';

const koreanParticles = /(?<=\p{Script=Hangul}{2})(?:에서는|에서|으로|에게|까지|부터|은|는|이|가|을|를|로|에|의|와|과|도|란)(?!\p{L})/gu;
const saysNothing = /^(?:[\p{Script=Han}\p{Script=Hiragana}]|\p{Script=Hiragana}{2})$/u;
const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
const segmenters = new Map<Locale, Intl.Segmenter>();

/**
 * The words of languages that are written without spaces, apart. Pages are searched by pairs of letters: a pair that belongs to
 * two words would find nothing, and a letter alone says nothing.
 */
export function separatedWords(text: string, locale: Locale): string {
  if (locale === 'ko') return text.replace(koreanParticles, ' ');
  if (locale !== 'ja' && locale !== 'zh-CN' && locale !== 'zh-TW') return text;
  let segmenter = segmenters.get(locale);
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })));
  let separated = '';
  for (const { segment } of segmenter.segment(text))
    separated += saysNothing.test(segment) ? ' ' : isUnspaced.test(segment) ? ` ${segment} ` : segment;
  return /\p{L}/u.test(separated) ? separated : text;
}
