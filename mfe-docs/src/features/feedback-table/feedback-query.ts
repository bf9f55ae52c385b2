import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';

/** Spans of days that can be looked back on, and orders; the first of each is the default. */
export const periods = ['30', '7', '90', '365'] as const;
export const orders = ['votes', 'no'] as const;

/** What staff want to see of the votes. */
export interface FeedbackQuery {
  readonly days: (typeof periods)[number];
  readonly order: (typeof orders)[number];
  readonly locale: Locale | undefined;
  readonly offset: number;
}

/** Out of the query of the address; what makes no sense counts as not asked for. */
export function feedbackQueryIn(search: string): FeedbackQuery {
  const asked = new URLSearchParams(search);
  const offset = asked.get('offset') ?? '';
  return {
    days: periods.find((days) => days === asked.get('days')) ?? periods[0],
    order: orders.find((order) => order === asked.get('order')) ?? orders[0],
    locale: activeLocales.find((locale) => locale === asked.get('locale')),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** The address of the same page for other wishes, as short as it can be. */
export function addressFor(path: string, { days, order, locale, offset }: FeedbackQuery): string {
  const query = new URLSearchParams();
  if (days !== periods[0]) query.set('days', days);
  if (order !== orders[0]) query.set('order', order);
  if (locale) query.set('locale', locale);
  if (offset > 0) query.set('offset', String(offset));
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
