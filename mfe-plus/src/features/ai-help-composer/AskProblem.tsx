import { Button } from '@webdocs/design/Button';
import { octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { AskingProblem } from './asking-problem.ts';
import styles from './AskProblem.module.css';

interface AskProblemProps {
  readonly problem: Exclude<AskingProblem, 'signed-out'>;
  readonly question: string;
  /** Nothing can be asked at the moment. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Below a question: why no answer came, and the way on. */
export function AskProblem({ problem, question, isBusy, onRetry }: AskProblemProps) {
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
        !isBusy && (
          <Button size="small" onClick={onRetry}>
            {text('plus-ask-again')}
          </Button>
        )
      )}
    </div>
  );
}
