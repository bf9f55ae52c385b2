import { flagPlayground, playgroundLimits } from '@webdocs/contracts/api/playgrounds';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Textarea } from '@webdocs/design/Textarea';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useId, useState, type SubmitEvent } from 'react';
import { CallFailed } from './CallFailed.tsx';
import { useCall } from './use-call.ts';
import styles from './sharing.module.css';

/** Tells staff that shared code is harmful. */
export function ReportDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useText();
  const work = useCall();
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const formId = useId();

  function send(event: SubmitEvent) {
    event.preventDefault();
    work.run(async () => {
      await callApi(flagPlayground, { body: { id, reason: reason.trim() } });
      setSent(true);
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('docs-report-title')}
      closeLabel={text('docs-share-close')}
      actions={
        !isSent && (
          <Button type="submit" form={formId} kind="primary" aria-disabled={work.isPending || undefined}>
            {text(work.isPending ? 'docs-report-sending' : 'docs-report-send')}
          </Button>
        )
      }
    >
      {!isSent && (
        <form id={formId} className={styles.way} onSubmit={send}>
          <p className={styles.text}>{text('docs-report-text')}</p>
          <Textarea
            label={text('docs-report-reason')}
            value={reason}
            maxLength={playgroundLimits.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <CallFailed call={work} />
        </form>
      )}
      <p className={styles.said} role="status">
        {isSent && text('docs-report-sent')}
      </p>
    </Dialog>
  );
}
