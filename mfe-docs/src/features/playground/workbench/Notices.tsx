import { Button } from '@webdocs/design/Button';
import { definePiece, useText } from '@webdocs/remote-kit';
import type { OnAct } from '../play-act.ts';
import type { MissingCode } from '../use-playground-code.ts';
import words from './words/en-US.ftl';
import styles from './Notices.module.css';

interface NoticesProps {
  readonly missing: MissingCode | undefined;
  readonly isShared: boolean;
  readonly isWaiting: boolean;
  /** Whether it has an id, by which it can be reported. */
  readonly hasId: boolean;
  readonly onAct: OnAct;
}

/** Above the panes: where the code comes from, or why it does not come. */
function Notices({ missing, isShared, isWaiting, hasId, onAct }: NoticesProps) {
  const text = useText();
  return (
    <>
      <noscript>
        <p className={styles.notice}>{text('docs-play-script')}</p>
      </noscript>
      {missing && (
        <p className={styles.notice} data-failed={missing !== 'coming' || undefined} role={missing === 'coming' ? 'status' : 'alert'}>
          {text(`docs-play-${missing}`)}
          {(missing === 'away' || missing === 'failed') && (
            <Button size="small" onClick={() => onAct('retry')}>
              {text('docs-play-again')}
            </Button>
          )}
        </p>
      )}
      {isShared && (
        <div className={styles.notice} data-waiting={isWaiting || undefined}>
          <p>{text(isWaiting ? 'docs-play-shared-waiting' : 'docs-play-shared')}</p>
          <Button size="small" onClick={() => onAct('fork', text('docs-play-forked'))}>
            {text('docs-play-fork')}
          </Button>
          {hasId && (
            <Button size="small" onClick={() => onAct('report')}>
              {text('docs-play-report')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

export const notices = definePiece({ component: Notices, messages: words });
