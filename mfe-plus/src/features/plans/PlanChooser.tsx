import type { Address } from '@webdocs/contracts/reader/address';
import { useConfiguration, useFact, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import { PlanCard } from './PlanCard.tsx';
import { defaultPricing, isPaid, offers, periodOf, periods } from './plans.ts';
import { usePricing } from './use-pricing.ts';
import styles from './PlanChooser.module.css';

/**
 * The plans, by month or by year. Both periods are in the page and the style sheet shows the chosen one, so choosing
 * needs no script; a subscriber finds the period that they pay by.
 */
export function PlanChooser({ address }: { readonly address: Address }) {
  const text = useText();
  const { products } = useConfiguration();
  const session = useFact('session');
  const pricing = usePricing();
  const arePaidPlansShown = pricing !== 'offline' && pricing !== 'failed';
  const chooser = useRef<HTMLElement>(null);
  const ownPeriod = periodOf(session);

  useEffect(() => {
    const choice = chooser.current?.querySelector<HTMLInputElement>(`input[value="${ownPeriod}"]`);
    if (choice) choice.checked = true;
  }, [ownPeriod]);

  return (
    <section ref={chooser} className={styles.chooser} id="subscribe" aria-labelledby="subscribe-title">
      <header className={styles.head}>
        <h2 id="subscribe-title">{text('plus-plans')}</h2>
        <fieldset className={styles.period} hidden={!arePaidPlansShown}>
          <legend className="visually-hidden">{text('plus-period')}</legend>
          {periods.map((period) => (
            <label key={period}>
              <input type="radio" name="period" value={period} defaultChecked={period === 'year'} />
              <span>{text(`plus-period-${period}`)}</span>
            </label>
          ))}
        </fieldset>
        <p hidden={!arePaidPlansShown}>{text('plus-two-months-free')}</p>
      </header>
      {pricing === 'offline' ? (
        <p className={styles.offline} role="status">
          {text('plus-plans-offline', products)}
        </p>
      ) : (
        <div className={styles.plans}>
          {offers
            .filter(({ plans }) => pricing !== 'failed' || !isPaid(plans.month))
            .map((offer) => (
              <PlanCard
                key={offer.id}
                offer={offer}
                pricing={pricing === 'failed' ? defaultPricing : pricing}
                session={session}
                address={address}
              />
            ))}
        </div>
      )}
    </section>
  );
}
