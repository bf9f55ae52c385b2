import type { SentDigest } from '@webdocs/contracts/api/watching';
import { Button } from '@webdocs/design/Button';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { askForDigest } from '../../data/watch-store.ts';
import styles from './Digest.module.css';

/** The next digest without waiting for its day. It says what came of it, also where that is nothing. */
export function DigestNow({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const call = useRepeatableCall();
  const [answer, setAnswer] = useState<SentDigest>();

  const ask = () =>
    call.run(async () => {
      setAnswer(undefined);
      setAnswer(await askForDigest());
    });
  const said = answer && text(answer.sent ? 'plus-digest-sent' : 'plus-digest-nothing', { date: formatDate(locale, answer.since) });

  return (
    <>
      <Button size="small" aria-disabled={call.isPending || undefined} onClick={ask}>
        {text('plus-digest-now')}
      </Button>
      <p className={styles.state} role="status">
        {call.isPending ? text('plus-watching-loading') : said}
      </p>
      <Failed call={call} />
    </>
  );
}
