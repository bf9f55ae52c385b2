import type { Address } from '@webdocs/contracts/reader/address';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { subscribe } from '@webdocs/contracts/api/subscription-links';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { check } from '@webdocs/design/drawings';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { signUpAddress } from '../../calls/sign-in-address.ts';
import { hasCapability } from '../../capabilities/capabilities.ts';
import { formatPrice } from './format-price.ts';
import {
  isPaid,
  periods,
  planButton,
  yearlyPriceInCents,
  type Offer,
  type Period,
  type PlanName,
  type Pricing,
  type Subscriber,
} from './plans.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly offer: Offer;
  readonly pricing: Pricing;
  readonly session: Subscriber;
  readonly address: Address;
}

export function PlanCard({ offer, pricing, session, address }: PlanCardProps) {
  const text = useText();
  const configuration = useConfiguration();
  const plan = text(`plus-plan-${offer.id}`);
  return (
    <article className={styles.card} data-glean={`plus_plan: ${offer.id}`} data-recommended={offer.isRecommended}>
      <h3>{plan}</h3>
      {offer.isRecommended && (
        <span className={styles.ribbon}>
          <span className="visually-hidden">{text('plus-recommended')}</span>
        </span>
      )}
      {periods.map((period) => (
        <div key={period} className={styles.offer} data-period={period}>
          <Price offer={offer} pricing={pricing} period={period} />
          <PlanAction
            plan={plan}
            state={planButton(offer.plans[period], session)}
            isMain={offer.isRecommended}
            href={hrefOf(offer.plans[period], address)}
          />
        </div>
      ))}
      <ul aria-label={text('plus-features', { plan })}>
        {offer.features
          .filter(({ needs }) => !needs || hasCapability(needs, configuration))
          .map(({ id }) => (
            <li key={id}>
              <Glyph of={check} size={18} />
              {text(`plus-feature-${id}`, { site: configuration.siteTitle })}
            </li>
          ))}
      </ul>
    </article>
  );
}

/** A user who wants to pay signs in on the way to it; the free plan is there with the account. */
function hrefOf(plan: PlanName, address: Address): string {
  return isPaid(plan) ? addressOf(subscribe, { query: { plan, locale: address.locale } }) : signUpAddress(address);
}

function Price({ offer, pricing, period }: Pick<PlanCardProps, 'offer' | 'pricing'> & { readonly period: Period }) {
  const text = useText();
  const locale = useLocale();
  const { currency, monthlyPriceInCents } = pricing;
  const cents = monthlyPriceInCents[offer.plans[period]];
  const billed = period === 'year' ? yearlyPriceInCents(offer, pricing) : cents;
  // Browser and server may know different editions of the locale's data: what the server wrote stays.
  return (
    <>
      <p className={styles.price}>
        <strong suppressHydrationWarning>{formatPrice(locale, cents, currency)}</strong>{' '}
        {text(cents === 0 ? 'plus-price-free' : 'plus-price-month')}
      </p>
      <p className={styles.billed} suppressHydrationWarning>
        {cents > 0 && text(`plus-billed-${period}`, { price: formatPrice(locale, billed, currency) })}
      </p>
    </>
  );
}

/** Says how a plan is changed to a lower one. It is in English alone. */
const questions = '/plus/docs/faq';

interface PlanActionProps {
  readonly plan: string;
  readonly state: ReturnType<typeof planButton>;
  readonly isMain: boolean | undefined;
  readonly href: string;
}

function PlanAction({ plan, state, isMain, href }: PlanActionProps) {
  const text = useText();
  const { absent } = useConfiguration();
  const label = text(`plus-button-${state}`, { plan });
  if (state === 'unavailable' && !absent?.includes(questions)) {
    return (
      <a href={`/${fallbackLocale}${questions}`} className={styles.noAction}>
        {label}
      </a>
    );
  }
  if (state === 'current' || state === 'unavailable') return <p className={styles.noAction}>{label}</p>;
  return (
    <Button size="large" wide kind={isMain ? 'primary' : 'default'} href={href}>
      {label}
    </Button>
  );
}
