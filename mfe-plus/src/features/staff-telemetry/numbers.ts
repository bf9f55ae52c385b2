import type { VitalName } from '@webdocs/contracts/telemetry/metrics';
import type { Locale } from '@webdocs/contracts/reader/locale';

const second = 1000;

export function percentText(locale: Locale, share: number, places = 1): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: places }).format(share);
}

export function decimalText(locale: Locale, value: number, places: number, least = 0): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: places }).format(value);
}

/** Seconds from one on, milliseconds below; a score has no unit. */
export function vitalText(locale: Locale, name: VitalName, value: number): string {
  if (name === 'CLS') return decimalText(locale, value, 2);
  const isLong = name === 'LCP' || name === 'TTFB' || value >= second;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? value / second : value);
}

/** A day, or an hour, as steps of a report say it; in UTC, as they are counted. */
export function stepText(locale: Locale, step: string, length: 'long' | 'short' = 'long'): string {
  const isHour = step.includes('T');
  const date = { day: 'numeric', month: length } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const wanted = !isHour ? date : length === 'short' ? time : { ...date, ...time, timeZoneName: 'short' as const };
  return new Intl.DateTimeFormat(locale, { ...wanted, timeZone: 'UTC' }).format(new Date(step));
}
