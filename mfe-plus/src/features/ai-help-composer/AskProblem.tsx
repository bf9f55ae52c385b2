import { Button } from '@webdocs/design/Button';
import { octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { AskingProblem } from './asking-problem.ts';
import styles from './AskProblem.module.css';

interface AskProblemProps {
  readonly problem: Exclude<AskingProblem, 'signed-out' | 'quota' | 'off'>;
  readonly onRetry: () => void;
}

/** Why no answer came. The question is in the box again. */
export function AskProblem({ problem, onRetry }: AskProblemProps) {
  const text = useText();
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.words}>
        <Glyph of={octagon} size={18} />
        <span>{text(`plus-ask-failed-${problem}`)}</span>
      </p>
      {(problem === 'no-answer' || problem === 'busy') && (
        <Button size="small" onClick={onRetry}>
          {text('plus-ask-again')}
        </Button>
      )}
    </div>
  );
}
