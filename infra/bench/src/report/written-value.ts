import type { Figure } from '../figure.ts';

/** As many digits as the size of the value deserves. */
export function writtenValue({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  if (!Number.isFinite(value)) return '?';
  if (unit === 'count') return String(Math.round(value));
  const size = Math.abs(value);
  if (unit === 'score') return value.toFixed(3);
  if (size >= 100) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
}

export function writtenUnit({ unit }: Pick<Figure, 'unit'>): string {
  return unit === 'count' || unit === 'score' ? '' : unit === 'ratio' ? 'x' : unit;
}

export function verdict({ met }: Pick<Figure, 'met'>): string {
  return met === undefined ? '' : met ? 'met' : 'MISSED';
}
