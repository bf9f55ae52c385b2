import type { Answer, Quote, Run } from '@webdocs/contracts/answers/answer';

/** Everything that an answer shows, one piece a line. */
export function answerText(answer: Answer): string {
  if (answer.kind === 'refusal') return '';
  if (answer.kind === 'model') return answer.text;
  const quoted = answer.quotes.map(textOf);
  if (answer.kind === 'passages') return quoted.join('\n');
  const { headline, lines, baseline, code, table } = answer;
  return [
    joined(headline),
    ...lines.map(({ label, runs }) => [label, joined(runs)].filter(Boolean).join(': ')),
    baseline?.text ?? '',
    code?.text ?? '',
    ...(table
      ? [table.columns.map(joined).join(' | '), ...table.rows.map(({ label, cells }) => `${label}: ${cells.map(joined).join(' | ')}`)]
      : []),
    ...quoted,
  ].join('\n');
}

export function textOf({ runs }: Pick<Quote, 'runs'>): string {
  return joined(runs);
}

function joined(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
