import type { Locale } from '@webdocs/contracts/reader/locale';

/** A price as the locale writes it; whole amounts go without their zeros. Some currencies have no cents to count in. */
export function formatPrice(locale: Locale, cents: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
