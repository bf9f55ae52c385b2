import type { Locale } from '@webdocs/contracts/locale';

/** A price as the locale writes it; whole amounts go without their zeros. */
export function formatPrice(locale: Locale, cents: number, currency: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(cents / 100);
}
