import { unknownSession, type Session } from '@webdocs/contracts/events/event';

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The country behind a two-letter code; without one, or with one that is none, the default of the contract. */
export function countryOf(code: string | string[] | undefined): Session['geo'] {
  const iso = typeof code === 'string' ? code.trim().toUpperCase() : '';
  const country = /^[A-Z]{2}$/.test(iso) && iso !== 'ZZ' ? names.of(iso) : undefined;
  return country ? { country, country_iso: iso } : unknownSession.geo;
}
