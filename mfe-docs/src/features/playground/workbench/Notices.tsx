import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import { Button } from '@webdocs/design/Button';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import type { OnAct } from '../play-act.ts';
import type { PlaygroundCode } from '../use-playground-code.ts';
import words from './words/en-US.ftl';
import styles from './Notices.module.css';

interface NoticesProps {
  readonly code: Pick<PlaygroundCode, 'missing' | 'isShared' | 'isWaiting' | 'isFromFile' | 'id' | 'copiedFrom'>;
  readonly onAct: OnAct;
}

/** Above the panes: where the code comes from, or why it does not come. */
function Notices({ code: { missing, isShared, isWaiting, isFromFile, id, copiedFrom }, onAct }: NoticesProps) {
  const text = useText();
  const locale = useLocale();
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
          {id !== undefined && (
            <Button size="small" onClick={() => onAct('report')}>
              {text('docs-play-report')}
            </Button>
          )}
        </div>
      )}
      {copiedFrom !== undefined && (
        <div className={styles.notice}>
          <p>
            {/* A whole visit: the playground reads its address once. And like one from elsewhere: it is code of another, and waits. */}
            <a href={`${playgroundPath(locale)}?id=${encodeURIComponent(copiedFrom)}`} rel="noreferrer" data-full-load>
              {text('docs-play-copied')}
            </a>
          </p>
          <Button size="small" aria-label={text('docs-play-report-original')} onClick={() => onAct('report')}>
            {text('docs-play-report')}
          </Button>
        </div>
      )}
      {isWaiting && (
        <p className={styles.trust} data-waiting>
          {text(isFromFile ? 'docs-play-file-warning' : 'docs-play-warning')}
        </p>
      )}
    </>
  );
}

export const notices = definePiece({ component: Notices, messages: words });
