import { aiHelpLimits, type AnswerFeedback } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import { Dialog } from '@webdocs/design/Dialog';
import { Textarea } from '@webdocs/design/Textarea';
import { formatNumber } from '@webdocs/i18n';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { rateAnswer } from '../../data/ai-help.ts';
import words from './words/en-US.ftl';
import styles from './AnswerReport.module.css';

interface AnswerReportProps {
  readonly messageId: string;
  /** All that would be sent, the oldest first. */
  readonly conversation: NonNullable<AnswerFeedback['conversation']>;
  readonly onClose: () => void;
  readonly onSent: (thanks: string) => void;
  readonly Failed: FailedCallComponent;
}

/** What was wrong with an answer, with the whole conversation if its reader agrees: it is shown before it is sent. */
function AnswerReport({ messageId, conversation, onClose, onSent, Failed }: AnswerReportProps) {
  const text = useText();
  const locale = useLocale();
  const call = useRepeatableCall();
  const id = useId();
  const [comment, setComment] = useState('');
  const [isWhole, setWhole] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const isTooLong = comment.length > aiHelpLimits.comment;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return;
    call.run(async () => {
      await rateAnswer({
        message_id: messageId,
        is_helpful: false,
        comment: comment.trim(),
        ...(isWhole ? { conversation } : {}),
      });
      setOpen(false);
      onSent(text('plus-report-thanks'));
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={text('plus-report-title')}
      closeLabel={text('plus-report-cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            {text('plus-report-cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} aria-disabled={call.isPending || isTooLong || undefined}>
            {text(call.isPending ? 'plus-report-sending' : 'plus-report-send')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        <Textarea
          label={text('plus-report-comment')}
          value={comment}
          rows={3}
          maxLength={aiHelpLimits.comment}
          mayExceed
          counter={(length, limit) => `${formatNumber(locale, length)} / ${formatNumber(locale, limit)}`}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <label className={styles.choice}>
          <input type="checkbox" checked={isWhole} onChange={({ currentTarget }) => setWhole(currentTarget.checked)} />
          <span>{text('plus-report-whole', { count: conversation.length })}</span>
        </label>
        {isWhole && (
          <details className={styles.sent}>
            <summary>{text('plus-report-what')}</summary>
            <ol>
              {conversation.map(({ question, answer }, index) => (
                <li key={index}>
                  <p className={styles.question}>{question}</p>
                  {answer && <pre tabIndex={0}>{JSON.stringify(answer, undefined, 1)}</pre>}
                </li>
              ))}
            </ol>
          </details>
        )}
        <p className={styles.note}>{text('plus-report-note')}</p>
      </form>
      <Failed call={call} />
    </Dialog>
  );
}

export const answerReport = definePiece({ component: AnswerReport, messages: words });
