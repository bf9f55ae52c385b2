import * as v from 'valibot';
import { pure } from '../pure.ts';

/** Have codes, and no request comes from them. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

const regions = /* @__PURE__ */ pure(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));

/** A country as requests name it. Retired codes are none, and so is UK: the United Kingdom is GB. */
export const CountrySchema = /* @__PURE__ */ pure(() =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, 'must be a country like US'),
    v.check(isCountry, 'must be a country that there is, like US or GB'),
  ),
);

function isCountry(code: string): boolean {
  // Also asked of what is of another form, which Intl throws at.
  if (!/^[A-Z]{2}$/.test(code)) return true;
  return !noCountries.includes(code) && regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}
