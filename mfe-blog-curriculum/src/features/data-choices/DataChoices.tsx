import { asksForPrivacy, isOptedOut, optOutCookieFor } from '@webdocs/contracts/telemetry/opt-out';
import { Switch } from '@webdocs/design/Switch';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import styles from './DataChoices.module.css';

type Choice = 'unknown' | 'sent' | 'declined' | 'declined-by-browser';
type Outcome = 'saved' | 'not-saved';

/** Whether this browser tells the site how it is used: the cookie that all telemetry asks for is set and deleted here. */
export function DataChoices() {
  const text = useText();
  const [choice, setChoice] = useState<Choice>('unknown');
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => setChoice(choiceNow()), []);

  function choose(sends: boolean): void {
    document.cookie = optOutCookieFor(!sends, location.hostname);
    const next = choiceNow();
    setChoice(next);
    setOutcome((next === 'sent') === sends ? 'saved' : 'not-saved');
  }

  return (
    <div className={styles.choices} lang={useLocale()}>
      <Switch
        label={text('blog-choices-usage')}
        checked={choice === 'sent'}
        disabled={choice === 'unknown' || choice === 'declined-by-browser'}
        status={outcome && text(`blog-choices-${outcome}`)}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {choice === 'declined-by-browser' && <p>{text('blog-choices-signal')}</p>}
      <noscript>
        <p>{text('blog-choices-script')}</p>
      </noscript>
    </div>
  );
}

function choiceNow(): Choice {
  if (asksForPrivacy(navigator)) return 'declined-by-browser';
  return isOptedOut(document, navigator) ? 'declined' : 'sent';
}
