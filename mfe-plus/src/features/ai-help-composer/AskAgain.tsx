import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { useId, type ReactNode } from 'react';
import type { Asking } from '../../conversation/asking.ts';
import styles from './AskProblem.module.css';

interface AskAgainProps {
  readonly asking: Asking;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Asks a question once more. Without a connection the button stays, and says why it does nothing; while an answer is written it stays
 * too, so that nothing below it moves.
 */
export function AskAgain({ asking, onRetry, children }: AskAgainProps) {
  const text = useText();
  const id = useId();
  if (asking === 'closed') return null;
  const isOffline = asking === 'offline';
  const mayAsk = asking === 'open';
  return (
    <span className={styles.again}>
      <Button
        size="small"
        aria-disabled={!mayAsk || undefined}
        aria-describedby={isOffline ? id : undefined}
        onClick={mayAsk ? onRetry : undefined}
      >
        {children}
      </Button>
      {isOffline && <span id={id}>{text('plus-ask-offline-short')}</span>}
    </span>
  );
}
