import { destinationRange } from '../check/destination-range.ts';
import type { Range } from '../report/flaw.ts';
import { extractMacroCalls, sourceOffsets } from '../parse/macro-calls.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { eachElement } from '../parse/tree.ts';

export interface WrittenLink extends Range {
  readonly address: string;
}

/** The addresses of the links that an author wrote in a text, each with its place; code shows addresses and links nowhere. */
export function linksInSource(body: string): WrittenLink[] {
  const { text, calls } = extractMacroCalls(body);
  const inSource = sourceOffsets(calls);
  const links = new Map<number, WrittenLink>();
  eachElement(parseMarkdown(text, { places: true }), ({ tag, attributes, place }) => {
    const address = attributes['href'];
    if (tag !== 'a' || address === undefined || !place) return;
    const range = destinationRange(body, { start: inSource(place.start), end: inSource(place.end) }, address);
    if (range) links.set(range.start, { ...range, address: body.slice(range.start, range.end) });
  });
  return [...links.values()].sort((a, b) => a.start - b.start);
}
