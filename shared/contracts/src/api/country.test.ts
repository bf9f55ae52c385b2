import * as v from 'valibot';
import { CountrySchema } from './country.ts';

test.each(['US', 'GB', 'FR', 'JP', 'XK', 'TW'])('%s is a country', (code) => expect(v.safeParse(CountrySchema, code).success).toBe(true));

test.each(['UK', 'QX', 'ZZ', 'EU', 'SU', 'us', 'USA', 'U1', ''])('%j is none', (code) =>
  expect(v.safeParse(CountrySchema, code).success).toBe(false),
);
