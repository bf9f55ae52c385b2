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

/** Marks of the source by their places in code that was taken out of it. What reaches beyond the code does so here too. */
export function marksInCode(code: string, linesAt: readonly number[], marks: readonly TextMark[]): TextMark[] {
  const lines = code.split('\n');
  const placed = (place: number): number => {
    let begin = 0;
    for (const [index, line] of lines.entries()) {
      const inLine = place - (linesAt[index] ?? 0);
      if (inLine <= line.length) return begin + Math.max(inLine, 0);
      begin += line.length + 1;
    }
    return begin;
  };
  return marks.map((mark) => ({ ...mark, from: placed(mark.from), to: placed(mark.to) })).filter(({ from, to }) => from < to);
}

/** Until the text is checked it has no marks: numbers in brackets are taken for citations, so that the layout does not change later. */
export function expectedCitations(text: string, sources: number): TextMark[] {
  return [...text.matchAll(/\[(\d{1,2})\](?!\()/g)].flatMap(({ index, 0: whole, 1: number }) =>
    Number(number) >= 1 && Number(number) <= sources
      ? [{ kind: 'cited' as const, from: index, to: index + whole.length, source: Number(number) }]
      : [],
  );
}
