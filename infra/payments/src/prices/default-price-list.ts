import type { PriceList } from './price-list.ts';

const everywhere = { mdn_plus_5m: 500, mdn_plus_5y: 417, mdn_plus_10m: 1000, mdn_plus_10y: 833 };

const euroCountries = ['AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'];
const dollarCountries = ['US', 'CA', 'NZ', 'SG', 'MY', 'SE', 'PL', 'CZ', 'HU', 'RO', 'BG', 'DK', 'JP', 'KR', 'TW', 'BR', 'AU', 'IN'];

/** Until an operator brings a list of their own. */
export const defaultPriceList: PriceList = {
  currencies: { USD: everywhere, EUR: everywhere, GBP: everywhere, CHF: everywhere },
  countries: {
    ...Object.fromEntries(dollarCountries.map((country) => [country, 'USD'])),
    ...Object.fromEntries(euroCountries.map((country) => [country, 'EUR'])),
    GB: 'GBP',
    CH: 'CHF',
  },
};
