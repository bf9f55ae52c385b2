import type { Answer, Run } from '@webdocs/contracts/answers/answer';

/** Runs as the words that they are. */
export function wordsOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** What data and pages say, as it is read out: without code blocks and tables, which are read where they are. */
export function spokenAnswer(answer: Answer): string | undefined {
  if (answer.kind !== 'facts' && answer.kind !== 'passages') return undefined;
  const facts =
    answer.kind === 'facts'
      ? [
          wordsOf(answer.headline),
          answer.baseline?.text,
          ...answer.lines.map(({ label, runs }) => [label, wordsOf(runs)].filter(Boolean).join(' ')),
        ]
      : [];
  return [...facts, ...answer.quotes.map(({ runs }) => wordsOf(runs))]
    .filter((words) => words !== undefined && words !== '')
    .map((words) => (/[.!?:。！？…]$/.test(String(words)) ? words : `${words}.`))
    .join(' ');
}
