import type { Range } from '../report/flaw.ts';

export interface Replacement extends Range {
  readonly replacement: string;
}

/** A text with pieces replaced and all else untouched. Of two that overlap only the first is done; another run does the other. */
export function applyFixes(text: string, fixes: readonly Replacement[]): string {
  let fixed = '';
  let done = 0;
  for (const { start, end, replacement } of fixes.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    fixed += text.slice(done, start) + replacement;
    done = end;
  }
  return fixed + text.slice(done);
}
