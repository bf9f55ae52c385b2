import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { useRef, useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { sessionName } from './session-name.ts';
import styles from './SessionList.module.css';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the user is logged in. What is ended can be begun again by logging in, so nothing is asked and nothing can be undone. */
export function SessionList({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const { sessions, isUnknown, end, endOthers } = useSessions();
  const change = useRepeatableCall();
  const [changing, setChanging] = useState('');
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);

  const run = (what: string, work: () => Promise<void>, sentence: string) => {
    if (change.isPending) return;
    setChanging(what);
    say('');
    change.run(async () => {
      await work();
      // The button that was pressed goes.
      list.current?.focus();
      say(sentence);
    });
  };
  const isPending = (what: string) => change.isPending && changing === what;
  return (
    <div className={styles.sessions}>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={text('plus-session-list')}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={isPending(session.id)}
            onEnd={() => run(session.id, () => end(session.id), text('plus-session-gone', { device: sessionName(session, text) }))}
          />
        ))}
      </ul>
      {isUnknown && !sessions && <p className={styles.unknown}>{text('plus-session-unread')}</p>}
      {sessions && sessions.length > 1 && (
        <Button aria-disabled={isPending('others') || undefined} onClick={() => run('others', endOthers, text('plus-session-others-gone'))}>
          {text(isPending('others') ? 'plus-session-ending' : 'plus-session-others')}
        </Button>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <Failed call={change} />
    </div>
  );
}
