import type { ModelAnswer } from '@webdocs/contracts/answers/answer';
import { useText } from '@webdocs/remote-kit';
import styles from './AnswerCard.module.css';

/** What the check of a model's text found, in words: not every user sees the lines under the text. */
export function ModelNotes({ answer: { text: written, marks, dropped } }: { readonly answer: ModelAnswer }) {
  const text = useText();
  const uncited = marks.filter(({ kind }) => kind === 'uncited').length;
  const isAllUncited = uncited > 0 && !marks.some(({ kind }) => kind === 'cited');
  const fences = [...written.matchAll(/^ {0,3}(?:```|~~~)[\s\S]*?(?:^ {0,3}(?:```|~~~)\s*$|$(?![\s\S]))/gm)];
  const isInCode = (at: number) => fences.some(({ index, 0: block }) => at >= index && at < index + block.length);
  // Names in blocks of code are listed at their block.
  const unknown = new Set(marks.flatMap((mark) => (mark.kind === 'unknown-name' && !isInCode(mark.from) ? [mark.name] : [])));
  const notes = [
    ...[...unknown].map((name) => `${name} ${text('plus-answer-unknown')}`),
    ...(isAllUncited ? [text('plus-answer-all-uncited')] : uncited > 0 ? [text('plus-answer-some-uncited', { count: uncited })] : []),
    ...(dropped.citations > 0 ? [text('plus-answer-dropped-citations', { count: dropped.citations })] : []),
    ...(dropped.links > 0 ? [text('plus-answer-dropped-links', { count: dropped.links })] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
