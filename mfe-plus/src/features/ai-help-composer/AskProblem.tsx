import { Button } from '@webdocs/design/Button';
import { octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { AskAgain } from './AskAgain.tsx';
import type { Asking } from '../../conversation/asking.ts';
import type { AskingProblem } from './asking-problem.ts';
import styles from './AskProblem.module.css';

interface AskProblemProps {
  /** 'lost': the connection broke after a part of the answer had arrived. */
  readonly problem: Exclude<AskingProblem, 'signed-out'> | 'lost';
  readonly question: string;
  readonly asking: Asking;
  readonly onRetry: () => void;
}

/** Below a question: why no answer came, and the way on. */
export function AskProblem({ problem, question, asking, onRetry }: AskProblemProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className={styles.problem} role="alert">
      <p className={styles.words}>
        <Glyph of={octagon} size={18} />
        <span>{text(`plus-ask-failed-${problem}`)}</span>
      </p>
      {problem === 'off' ? (
        <Button size="small" href={`/${locale}/search?q=${encodeURIComponent(question)}`}>
          {text('plus-ai-help-search')}
        </Button>
      ) : (
        <AskAgain asking={asking} onRetry={onRetry}>
          {text('plus-ask-again')}
        </AskAgain>
      )}
    </div>
  );
}
