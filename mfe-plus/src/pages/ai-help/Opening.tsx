import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { useText } from '@webdocs/remote-kit';
import { statusOf } from '../../calls/call-problem.ts';
import styles from './AiHelpPage.module.css';

interface OpeningProps {
  /** Undefined while it is on its way. */
  readonly failure: unknown;
  readonly isKept: boolean;
  readonly onNew: () => void;
  readonly onRetry: () => void;
}

/** A conversation of the history that is on its way, or that cannot be shown. */
export function Opening({ failure, isKept, onNew, onRetry }: OpeningProps) {
  const text = useText();
  const title = (
    <h1 id={headingId} tabIndex={-1} className="visually-hidden">
      {text('plus-ai-help-title')}
    </h1>
  );
  if (failure === undefined) {
    return (
      <>
        {title}
        <p className={styles.opening} role="status">
          {text('plus-ai-help-opening')}
        </p>
      </>
    );
  }
  const status = statusOf(failure);
  const why = status === 501 || !isKept ? 'history-off' : status === 404 || status === 400 ? 'gone' : 'unread';
  return (
    <>
      {title}
      <EmptyState
        className={styles.opening ?? ''}
        title={text(`plus-ai-help-${why}`)}
        action={
          why === 'unread' ? (
            <Button onClick={onRetry}>{text('plus-ai-help-again')}</Button>
          ) : (
            <Button onClick={onNew}>{text('plus-ai-help-new')}</Button>
          )
        }
      >
        {why !== 'unread' && text(`plus-ai-help-${why}-text`)}
      </EmptyState>
    </>
  );
}
