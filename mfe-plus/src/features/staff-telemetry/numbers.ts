import type { VitalName } from '@webdocs/contracts/telemetry/metrics';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { vitalStateOf } from './vital-limits.ts';

const second = 1000;

export function percentText(locale: Locale, share: number, places = 1): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: places }).format(share);
}

export function decimalText(locale: Locale, value: number, places: number, least = 0): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: places }).format(value);
}

/** Seconds from one on, milliseconds below; a score has no unit. As many places as it takes to be on the side of a limit that it is on. */
export function vitalText(locale: Locale, name: VitalName, value: number): string {
  const isLong = name === 'LCP' || name === 'TTFB' || (name === 'INP' && value >= second);
  const unit = isLong ? second : 1;
  let places = name === 'CLS' ? 2 : isLong ? 1 : 0;
  while (vitalStateOf(name, Number((value / unit).toFixed(places)) * unit) !== vitalStateOf(name, value)) places += 1;
  if (name === 'CLS') return decimalText(locale, value, places);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: places,
  }).format(value / unit);
}

/** A day, or an hour, as steps of a report say it; in UTC, as they are counted. */
export function stepText(locale: Locale, step: string, length: 'long' | 'short' = 'long'): string {
  const isHour = step.includes('T');
  const date = { day: 'numeric', month: length } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const wanted = !isHour ? date : length === 'short' ? time : { ...date, ...time, timeZoneName: 'short' as const };
  return new Intl.DateTimeFormat(locale, { ...wanted, timeZone: 'UTC' }).format(new Date(step));
}
