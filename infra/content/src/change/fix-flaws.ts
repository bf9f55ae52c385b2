import type { CheckedFile } from '../check/check-corpus.ts';
import { applyFixes } from './apply-fixes.ts';
import type { FileEdits } from './file-edits.ts';

/** Writes what the fixable flaws suggest, and nothing else. Answers how many were fixed. */
export function fixFlaws(files: readonly CheckedFile[], changes: FileEdits): number {
  let count = 0;
  for (const { file, flaws } of files) {
    const fixes = new Map(flaws.flatMap(({ fix }) => (fix ? [[`${fix.start} ${fix.end}`, fix] as const] : [])));
    const text = fixes.size > 0 ? changes.read(file) : undefined;
    if (text === undefined) continue;
    const fitting = [...fixes.values()].filter(({ start, end, written }) => text.slice(start, end) === written);
    changes.write(file, applyFixes(text, fitting));
    count += fitting.length;
  }
  return count;
}
