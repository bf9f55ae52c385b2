import type { Quote } from '@webdocs/contracts/answers/answer';
import { addressOf } from '@webdocs/contracts/reader/address';
import { runsBetween } from './joined-runs.ts';
import type { PageBlock } from './page-text.ts';
import { sentencesOf } from './sentences.ts';
import { textFragment } from './text-fragment.ts';

const longest = 420;

/** A block of a page as a quote; of a long one its first sentences. `source` is its place in the sources, from 1. */
export function quoteOfBlock(block: PageBlock, page: string, source: number, most = longest): Quote {
  const { locale } = addressOf(page);
  const sentences = sentencesOf(block.runs, locale);
  let to = sentences[0]?.to ?? block.text.length;
  for (const sentence of sentences) if (sentence.to <= most) to = sentence.to;
  return {
    runs: runsBetween(block.runs, 0, to),
    source,
    href: page + textFragment(block.text.slice(0, to), block.anchor),
    ...(block.heading === undefined ? {} : { heading: block.heading }),
    locale,
  };
}
