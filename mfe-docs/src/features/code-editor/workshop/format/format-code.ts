import { workerQueue, type WorkerFailure } from '../../../../workers/worker-queue.ts';
import type { WorkshopLanguage } from '../languages.ts';

export interface FormatRequest {
  readonly code: string;
  readonly language: WorkshopLanguage;
}
/** Formatted code, or the line at which it cannot be read. */
export type FormatAnswer = { readonly code: string } | { readonly line: number } | WorkerFailure;

/** Code that takes longer is left as it is. */
const longestMs = 15_000;

const ask = workerQueue<FormatRequest, FormatAnswer>({
  start: () => new Worker(new URL('./format-worker.ts', import.meta.url), { name: 'docs-format-worker' }),
  longestMs,
});

/** Asks a worker, one piece of code after the other. Rejects where there is no answer. */
export function formatCode(code: string, language: WorkshopLanguage): Promise<Exclude<FormatAnswer, WorkerFailure>> {
  return ask({ code, language });
}

/** What differs between two texts as one change: what is the same before and after it keeps its place, and so does the caret. */
export function changesBetween(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
