import type { TextMark } from '@webdocs/contracts/answers/answer';

interface MarkedPiece {
  readonly text: string;
  readonly at: number;
  /** All marks that reach over it. */
  readonly marks: readonly TextMark[];
}

/** A stretch of the source, cut wherever a mark begins or ends. */
export function markedPieces(text: string, at: number, marks: readonly TextMark[]): MarkedPiece[] {
  const end = at + text.length;
  const touching = marks.filter(({ from, to }) => from < end && to > at && from < to);
  const cuts = new Set([at, end, ...touching.flatMap(({ from, to }) => [from, to])]);
  const places = [...cuts].filter((place) => place >= at && place <= end).sort((a, b) => a - b);
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? end;
    return { text: text.slice(from - at, to - at), at: from, marks: touching.filter((mark) => mark.from <= from && mark.to >= to) };
  });
}

/** While a model writes no marks are there yet: numbers in brackets are taken for citations, so that nothing changes its width later. */
export function expectedCitations(text: string, sources: number): TextMark[] {
  return [...text.matchAll(/\[(\d{1,2})\](?!\()/g)].flatMap(({ index, 0: whole, 1: number }) =>
    Number(number) >= 1 && Number(number) <= sources
      ? [{ kind: 'cited' as const, from: index, to: index + whole.length, source: Number(number) }]
      : [],
  );
}
