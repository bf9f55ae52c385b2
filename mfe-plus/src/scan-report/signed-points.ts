import type { Locale } from '@webdocs/contracts/reader/locale';

/** Points with their sign; zero has none. */
export function signed(locale: Locale, points: number): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(points).replace('-', '−');
}
