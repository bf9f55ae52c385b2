/** A stretch of code between backticks. */
export interface CodeSpan {
  readonly from: number;
  readonly to: number;
  /** Of the code itself. */
  readonly codeFrom: number;
  readonly codeTo: number;
}

/** In one step for each run of backticks: a text of nothing else takes no longer than its length. */
export function codeSpans(text: string): CodeSpan[] {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: ticks, index }) => ({ at: index, length: ticks.length }));
  const ends = nextOfSameLength(runs);
  const spans: CodeSpan[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    const end = ends[index];
    const close = end === undefined ? undefined : runs[end];
    if (!run || !close || end === undefined || text[run.at - 1] === '\\') continue;
    spans.push({ from: run.at, to: close.at + close.length, codeFrom: run.at + run.length, codeTo: close.at });
    index = end;
  }
  return spans;
}

function nextOfSameLength(runs: ReadonlyArray<{ readonly length: number }>): ReadonlyArray<number | undefined> {
  const seen = new Map<number, number>();
  const next: Array<number | undefined> = Array.from({ length: runs.length });
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { length = 0 } = runs[index] ?? {};
    next[index] = seen.get(length);
    seen.set(length, index);
  }
  return next;
}
