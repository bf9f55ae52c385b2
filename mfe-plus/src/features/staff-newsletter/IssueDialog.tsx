import { deleteIssue, sendIssue, stopIssue, type Issue } from '@webdocs/contracts/api/newsletter-issues';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './NewsletterIssues.module.css';

/** What cannot be taken back. */
export type IssueAct = 'send' | 'delete' | 'stop';

interface IssueDialogProps {
  readonly act: IssueAct;
  readonly issue: Issue;
  readonly onClose: () => void;
  /** The issue as it is now; none where it was deleted. */
  readonly onDone: (issue: Issue | undefined) => void;
  readonly Failed: FailedCallComponent;
}

export function IssueDialog({ act, issue, onClose, onDone, Failed }: IssueDialogProps) {
  const text = useText();
  const call = useRepeatableCall();
  const [isChecked, setChecked] = useState(false);
  // The browser closes it, and gives the focus back, before it is taken away.
  const [isOpen, setOpen] = useState(true);
  const done = useRef<{ readonly issue: Issue | undefined }>(undefined);
  const formId = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isChecked) return;
    call.run(async () => {
      done.current = { issue: await perform(act, issue) };
      setOpen(false);
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        onClose();
        if (done.current) onDone(done.current.issue);
      }}
      title={text(`plus-issues-${act}`)}
      subtitle={issue.subject || text('plus-issues-untitled')}
      closeLabel={text('plus-issues-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-issues-cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={act === 'send' ? 'primary' : 'danger'}
            disabled={!isChecked}
            aria-disabled={call.isPending || undefined}
          >
            {text(call.isPending ? 'plus-issues-working' : `plus-issues-${act}`)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <p>{text(`plus-issues-${act}-text`, { count: issue.readers })}</p>
        <label className={styles.check}>
          <input type="checkbox" checked={isChecked} required onChange={({ currentTarget }) => setChecked(currentTarget.checked)} />
          <span>{text(`plus-issues-${act}-confirm`)}</span>
        </label>
        <Failed call={call} />
      </form>
    </Dialog>
  );
}

async function perform(act: IssueAct, { id, version }: Issue): Promise<Issue | undefined> {
  switch (act) {
    case 'send':
      return callApi(sendIssue, { params: { id }, body: { version } });
    case 'stop':
      return callApi(stopIssue, { params: { id } });
    case 'delete':
      await callApi(deleteIssue, { params: { id } });
      return undefined;
  }
}
