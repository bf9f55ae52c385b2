import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import type { ScanProblem } from '../../calls/scan-problem.ts';
import styles from './ProblemBox.module.css';

interface ProblemBoxProps {
  readonly problem: ScanProblem;
  readonly host: string;
  readonly onAgain: (() => void) | undefined;
}

/** Why there is no report, in one sentence, what was tried, and what can be done. There is no grade then. */
export function ProblemBox({ problem: { kind, cause, answered }, host, onAgain }: ProblemBoxProps) {
  const text = useText();
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{text(`plus-problem-${kind}`, { host, status: answered })}</p>
      <p>{text(`plus-problem-${kind}-hint`)}</p>
      {cause && (
        <p className={styles.cause} lang="en-US">
          {cause}
        </p>
      )}
      <Button aria-disabled={!onAgain || undefined} onClick={onAgain}>
        {text('plus-problem-again')}
      </Button>
    </div>
  );
}
