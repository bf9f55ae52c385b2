import type { Answer, Run } from '@webdocs/contracts/answers/answer';

/** The text of runs. */
export function wordsOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** An answer from data or pages as text for screen readers, without code blocks and tables. */
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
