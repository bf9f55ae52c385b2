import { feedbackReasons, feedbackThanksId, voteOnPage, type FeedbackReason } from '@webdocs/contracts/api/feedback';
import { Button } from '@webdocs/design/Button';
import { check, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useMounted, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import styles from './Feedback.module.css';

type Vote = 'yes' | 'no';

/** Asks whether the page helped, and who says no for the reason. Without a script its two forms are sent as they are. */
export function Feedback({ url }: { readonly url: string }) {
  const text = useText();
  const isAlive = useMounted();
  const [state, setState] = useState<'asking' | 'failed' | 'thanked'>('asking');
  const [reason, setReason] = useState<FeedbackReason>();
  const questionId = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSending = useRef(false);

  // What had the focus is gone: it goes to what came in its place, which is read out by that.
  useEffect(() => {
    if (state === 'thanked') thanks.current?.focus();
  }, [state]);

  async function send(event: SubmitEvent<HTMLFormElement>, vote: Vote) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setState('asking');
    track({ kind: 'click', source: `thumbs: ${vote}` });
    try {
      const { sendVote } = await import(/* webpackChunkName: "docs-feedback" */ './send-vote.ts');
      await sendVote({ url, vote, ...(vote === 'no' ? { reason } : {}) });
      setState('thanked');
    } catch {
      setState('failed');
    }
    isSending.current = false;
  }

  return (
    <section className={styles.feedback} data-state={state} aria-labelledby={questionId}>
      <p ref={thanks} id={feedbackThanksId} className={styles.thanks} tabIndex={-1}>
        <Glyph of={check} />
        {text('docs-feedback-thanks')}
      </p>
      <div className={styles.asking}>
        <p id={questionId} className={styles.question}>
          {text('docs-feedback-question')}
        </p>
        <form className={styles.yes} method="post" action={voteOnPage.path} onSubmit={(event) => void send(event, 'yes')}>
          <Answer url={url} vote="yes" />
          <Button type="submit">{text('docs-feedback-yes')}</Button>
        </form>
        <details className={styles.no}>
          <summary className={styles.summary}>{text('docs-feedback-no')}</summary>
          <form className={styles.reasons} method="post" action={voteOnPage.path} onSubmit={(event) => void send(event, 'no')}>
            <Answer url={url} vote="no" />
            <fieldset>
              <legend>{text('docs-feedback-why')}</legend>
              {feedbackReasons.map((one) => (
                <label key={one} className={styles.reason}>
                  <input type="radio" name="reason" value={one} required onChange={() => setReason(one)} />
                  {text(`docs-feedback-${one}`)}
                </label>
              ))}
            </fieldset>
            <Button type="submit" kind="primary" disabled={isAlive && !reason}>
              {text('docs-feedback-submit')}
            </Button>
          </form>
        </details>
      </div>
      <p className={styles.failed} role="alert">
        {state === 'failed' && (
          <>
            <Glyph of={warning} size={18} />
            {text('docs-feedback-failed')}
          </>
        )}
      </p>
    </section>
  );
}

/** What a form says besides its reason. */
function Answer({ url, vote }: { readonly url: string; readonly vote: Vote }) {
  return (
    <>
      <input type="hidden" name="url" value={url} />
      <input type="hidden" name="vote" value={vote} />
    </>
  );
}
