import type { MarkedText } from '@webdocs/contracts/api/search';

/** Text of which the parts that were asked for are marked. */
export function Marked({ parts }: { readonly parts: MarkedText }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
