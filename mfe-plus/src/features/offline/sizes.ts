import type { Locale } from '@webdocs/contracts/reader/locale';

const megabyte = 1_000_000;

/** '14.2 MB', or '2 GB', as the reader's language writes it. */
export function megabytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1000 * megabyte;
  const digits = isLarge || bytes >= 100 * megabyte ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / megabyte / (isLarge ? 1000 : 1));
}

/** Over half a minute in steps of five seconds: a number that jumps says less. Undefined where it cannot be said. */
export function secondsLeft(bytes: number, rate: number | undefined): number | undefined {
  if (rate === undefined || rate <= 0) return undefined;
  const seconds = Math.ceil(bytes / rate);
  return seconds > 30 ? Math.ceil(seconds / 5) * 5 : seconds;
}
