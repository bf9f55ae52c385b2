import type { Run } from '@webdocs/contracts/answers/answer';

/** Runs as they are shown: blanks are one space, none is at either end, and neighbours of one kind are one. */
export function joinedRuns(given: readonly Run[]): Run[] {
  const runs: Array<{ text: string; code?: true }> = [];
  let endsWithSpace = true;
  for (const { text, code } of given) {
    let shown = text.replace(/[ \t\r\n\f]+/g, ' ');
    if (endsWithSpace) shown = shown.replace(/^ /, '');
    if (shown === '') continue;
    endsWithSpace = shown.endsWith(' ');
    const last = runs.at(-1);
    if (last && last.code === code) last.text += shown;
    else runs.push(code ? { text: shown, code } : { text: shown });
  }
  while (runs.length > 0) {
    const last = runs.at(-1) as { text: string };
    last.text = last.text.replace(/ $/, '');
    if (last.text !== '') break;
    runs.pop();
  }
  return runs;
}

/** The runs of a stretch of their text, by positions in it. */
export function runsBetween(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0;
  const found: Run[] = [];
  for (const run of runs) {
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, run.text.length);
    if (start < end) found.push({ ...run, text: run.text.slice(start, end) });
    at += run.text.length;
  }
  return joinedRuns(found);
}
