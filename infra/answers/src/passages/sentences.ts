import type { Run } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';

/** Where a sentence is in the text of its runs. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
}

const segmenters = new Map<Locale, Intl.Segmenter>();
/** After these a sentence goes on, whatever follows. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|no|fig|p\.ej|ex|par ex|т\.е|т\.д|т\.п|др)\.\s*$/i;

/** The sentences of a text; none ends within code. */
export function sentencesOf(runs: readonly Run[], locale: Locale): Sentence[] {
  const text = runs.map((run) => run.text).join('');
  let segmenter = segmenters.get(locale);
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  const inCode = codeStretches(runs);
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const to = index + segment.length;
    const isWithinCode = inCode.some(([start, end]) => start < to && to < end);
    const next = text.slice(to).trimStart();
    const goesOn = /^[\p{Ll})\],;]/u.test(next) || abbreviation.test(segment) || !/[.!?…。！？:：)"”」』]\s*$/.test(segment);
    if (to < text.length && (isWithinCode || goesOn)) continue;
    sentences.push({ from, to });
    from = to;
  }
  if (from < text.length) sentences.push({ from, to: text.length });
  return sentences;
}

function codeStretches(runs: readonly Run[]): Array<readonly [number, number]> {
  let at = 0;
  return runs.flatMap(({ text, code }) => {
    const start = at;
    at += text.length;
    return code ? [[start, at] as const] : [];
  });
}
