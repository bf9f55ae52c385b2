import type { Locale } from '@webdocs/contracts/reader/locale';

const day = 86_400_000;
const units: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', day / 24],
  ['minute', day / 1440],
];

/** Absolute dates are the same for server and browser: both count in UTC. */
export function formatDate(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
}

/** Where the day says nothing and room is short: since Sep 2023. */
export function formatMonth(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
}

export function formatRelativeDate(locale: Locale, iso: string, now: number): string {
  const distance = new Date(iso).getTime() - now;
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
}

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}
