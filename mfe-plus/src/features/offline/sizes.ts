import type { Locale } from '@webdocs/contracts/reader/locale';

const megabyte = 1_000_000;

/** Below it a number of megabytes would say nothing. */
const smallest = megabyte / 10;

/** '14.2 MB', '12 kB' or '2 GB', as the reader's language writes it. */
export function megabytes(bytes: number, locale: Locale): string {
  if (bytes > 0 && bytes < smallest) return inUnit(Math.ceil(bytes / 1000), 'kilobyte', 0, locale);
  if (bytes >= 1000 * megabyte) return inUnit(bytes / megabyte / 1000, 'gigabyte', 0, locale);
  return inUnit(bytes / megabyte, 'megabyte', bytes >= 100 * megabyte ? 0 : 1, locale);
}

function inUnit(count: number, unit: string, digits: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(count);
}

/** Over half a minute in steps of five seconds: a number that jumps says less. Undefined where it cannot be said. */
export function secondsLeft(bytes: number, rate: number | undefined): number | undefined {
  if (rate === undefined || rate <= 0) return undefined;
  const seconds = Math.ceil(bytes / rate);
  return seconds > 30 ? Math.ceil(seconds / 5) * 5 : seconds;
}
