import { pauseIssue, readIssue, sendIssue, type Issue } from '@webdocs/contracts/api/newsletter-issues';
import { Button } from '@webdocs/design/Button';
import { formatDate } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { IssueDialog, type IssueAct } from './IssueDialog.tsx';
import { Previews } from './Previews.tsx';
import styles from './NewsletterIssues.module.css';

interface IssueProgressProps {
  readonly issue: Issue;
  readonly onNews: (issue: Issue) => void;
  readonly Failed: FailedCallComponent;
}

const lookEveryMs = 2000;

/** An issue that is sent, or was: how far it is, and what can still be done. */
export function IssueProgress({ issue, onNews, Failed }: IssueProgressProps) {
  const text = useText();
  const locale = useLocale();
  const acting = useRepeatableCall();
  const [asked, ask] = useState<IssueAct>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { id, version, state, readers, sent, waiting, dead } = issue;
  const isMoving = state === 'sending' || (state === 'paused' && waiting > 0);
  useNews(isMoving, id, onNews);

  const pause = () => acting.run(async () => onNews(await callApi(pauseIssue, { params: { id } })));
  const goOn = () => acting.run(async () => onNews(await callApi(sendIssue, { params: { id }, body: { version } })));
  const day = issue.ended_at ?? issue.started_at;
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} dir="auto" className={styles.subject} translate="no">
        {issue.subject}
      </h3>
      <p>
        {text(`plus-issues-state-${state}`)}
        {day && (
          <>
            {' · '}
            <time dateTime={day}>{formatDate(locale, day)}</time>
          </>
        )}
      </p>
      <div>
        <progress className={styles.progress} value={sent + dead} max={Math.max(readers, 1)} aria-label={text('plus-issues-title')} />
        <p role="status">{text('plus-issues-progress', { sent, readers })}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('plus-issues-waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{text('plus-issues-dead')}</dt>
          <dd>{dead}</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        {state === 'sending' && (
          <Button aria-disabled={acting.isPending || undefined} onClick={pause}>
            {text('plus-issues-pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button kind="primary" aria-disabled={acting.isPending || undefined} onClick={goOn}>
            {text('plus-issues-resume')}
          </Button>
        )}
        {(state === 'sending' || state === 'paused') && (
          <Button kind="danger" onClick={() => ask('stop')}>
            {text('plus-issues-stop')}
          </Button>
        )}
        <Previews id={id} />
      </div>
      <Failed call={acting} />
      {asked && (
        <IssueDialog act={asked} issue={issue} onClose={() => ask(undefined)} onDone={(done) => done && onNews(done)} Failed={Failed} />
      )}
    </div>
  );
}

/** While something goes out it is looked at again and again; a look that fails is followed by the next. */
function useNews(isMoving: boolean, id: string, onNews: (issue: Issue) => void): void {
  const tell = useRef(onNews);
  useEffect(() => void (tell.current = onNews));
  useEffect(() => {
    if (!isMoving) return;
    let isOver = false;
    const look = async () => {
      const issue = await callApi(readIssue, { params: { id } }).catch(() => undefined);
      if (issue && !isOver) tell.current(issue);
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isMoving, id]);
}
