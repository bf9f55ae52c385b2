import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import { check } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Note } from '@webdocs/design/Note';
import { useConfiguration, useFact, useLocale, useMounted, usePublish, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import styles from './SubscriptionReturn.module.css';

/** The payment provider tells the site by itself, mostly before the reader is back, sometimes a little later. */
const askAgainMs = 2000;
const asksAtMost = 15;

/** What became of the visit to the payment page that `?subscription=` speaks of. */
export function SubscriptionReturn({ search }: { readonly search: string }) {
  // One HTML for every address: what the query says is shown once the page lives.
  const outcome = useMounted() ? new URLSearchParams(search).get('subscription') : null;
  return (
    <div className={styles.place} role="status">
      {outcome === 'started' && <Started />}
      {outcome === 'canceled' && <Canceled />}
    </div>
  );
}

function Started() {
  const text = useText();
  const publish = usePublish();
  const { features } = useConfiguration();
  const session = useFact('session');
  const [asks, setAsks] = useState(0);
  const isThere = isPlusSubscriber(session);
  const isLate = asks >= asksAtMost;
  const isNobody = session.status === 'anonymous';

  useEffect(() => {
    if (isThere || isLate || isNobody) return;
    const timer = setTimeout(() => {
      publish('session/stale', { at: Date.now() });
      setAsks(asks + 1);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [asks, isThere, isLate, isNobody, publish]);

  if (isNobody) return null;
  if (isThere) {
    const plan = text(session.subscriptionType?.startsWith('mdn_plus_10') ? 'plus-settings-plan-plus10' : 'plus-settings-plan-plus5');
    return (
      <div className={styles.success}>
        <p className={styles.title}>
          <Glyph of={check} size={18} />
          {text('plus-settings-started', { plan })}
        </p>
        <p>{text('plus-settings-started-text', { plan, ads: session.settings.noAds && features.ads ? 'off' : 'other' })}</p>
      </div>
    );
  }
  if (isLate) {
    return (
      <Note kind="warning" title={text('plus-settings-started-late')}>
        <p>{text('plus-settings-started-late-text')}</p>
      </Note>
    );
  }
  return <p className={styles.waiting}>{text('plus-settings-started-waiting')}</p>;
}

function Canceled() {
  const text = useText();
  const locale = useLocale();
  return (
    <Note title={text('plus-settings-canceled')}>
      <p>
        {text('plus-settings-canceled-text')} <a href={`/${locale}/plus#subscribe`}>{text('plus-settings-see-plans')}</a>
      </p>
    </Note>
  );
}
