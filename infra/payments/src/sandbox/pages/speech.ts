import { fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import { pageWords, type PageFrame, type Text } from '@webdocs/standalone-pages';
import { isYearly } from '../../prices/billing-period.ts';

/** How the pages look and speak in one language. */
export interface Speech {
  readonly frame: PageFrame;
  readonly text: Text;
  readonly money: (cents: number, currency: string) => string;
  readonly day: (date: Date) => string;
  readonly planName: (plan: string) => string;
  /** An amount of every month or year. */
  readonly price: (cents: number, currency: string, plan: string) => string;
}

const wordsIn = pageWords(new URL('..', import.meta.url));

export function speechOf({ siteName, siteOrigin }: { readonly siteName: string; readonly siteOrigin: string }): (locale: string) => Speech {
  return (given) => {
    const locale: Locale = isActiveLocale(given) ? given : fallbackLocale;
    const text = wordsIn(locale);
    const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const money = (cents: number, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
    return {
      frame: {
        siteName,
        siteAddress: `${siteOrigin}/${locale}/`,
        locale,
        cloth: 'plus',
        hostLabel: text('pay-host'),
        notice: text('pay-notice'),
        coverLine: text('pay-cover'),
      },
      text,
      money,
      day: (date) => calendar.format(date),
      planName: (plan) => text(`pay-plan-${plan}`),
      price: (cents, currency, plan) =>
        text(isYearly(plan as PaidPlan) ? 'pay-price-year' : 'pay-price-month', { price: money(cents, currency) }),
    };
  };
}
