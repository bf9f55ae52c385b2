import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { Field } from '@webdocs/design/Field';
import { check } from '@webdocs/design/drawings';

import { useLocale, useMounted, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import styles from './NewsletterForm.module.css';

/** The code of the call comes when a user wants to be on the list. */
const sendAddress = async (email: string) =>
  (await import(/* webpackChunkName: "newsletter-sign-up" */ '../../data/newsletter-sign-up.ts')).signUp(email);

type State = 'idle' | 'submitting' | 'succeeded' | 'failed';

/** Signs an address up. The browser checks what is written; only users who agree to the notice are signed up. */
export function NewsletterForm() {
  const text = useText();
  const locale = useLocale();
  const isAlive = useMounted();
  const [state, setState] = useState<State>('idle');
  const noticeId = useId();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const isSubmitting = state === 'submitting';

  // A button that is disabled while it works, and a form that is gone, give the keyboard's place away.
  useEffect(() => {
    if (state === 'failed') form.current?.querySelector('button')?.focus();
    if (state === 'succeeded') thanks.current?.focus();
  }, [state]);

  function signUp(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setState('submitting');
    sendAddress(email).then(
      () => setState('succeeded'),
      () => setState('failed'),
    );
  }

  if (state === 'succeeded') {
    return (
      <div ref={thanks} className={styles.thanks} role="status" tabIndex={-1}>
        <p className={styles.word}>
          <Glyph of={check} />
          {text('plus-newsletter-thanks')}
        </p>
        <p>{text('plus-newsletter-thanks-text')}</p>
      </div>
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={signUp}>
      <Field
        label={text('plus-newsletter-email')}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={320}
        required
        disabled={isSubmitting}
      />
      <div className={styles.agree}>
        <label>
          <input type="checkbox" name="privacy" required disabled={isSubmitting} aria-describedby={noticeId} />
          <span>{text('plus-newsletter-privacy')}</span>
        </label>
        <a id={noticeId} href={`/${locale}/about/privacy`} target="_blank">
          {text('plus-newsletter-privacy-link')}
        </a>
      </div>
      <Button type="submit" kind="primary" size="large" data-glean="newsletter: sign_up" disabled={!isAlive || isSubmitting}>
        {text(words[state])}
      </Button>
      <p className="visually-hidden" role="status">
        {state === 'failed' && text(words.failed)}
      </p>
      <p className={styles.noScript}>{text('plus-newsletter-no-script')}</p>
    </form>
  );
}

const words: Record<Exclude<State, 'succeeded'>, string> = {
  idle: 'plus-newsletter-submit',
  submitting: 'plus-newsletter-submitting',
  failed: 'plus-newsletter-again',
};
