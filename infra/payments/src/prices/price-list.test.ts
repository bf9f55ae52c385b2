import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { periodEnd, priceOfPeriod } from './billing-period.ts';
import { defaultPriceList } from './default-price-list.ts';
import { currencyOf, PriceListSchema, readPriceList } from './price-list.ts';

describe('the price list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'webdocs-prices-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fileOf = async (text: string) => {
    const file = join(folder, 'prices.json');
    await writeFile(file, text);
    return file;
  };
  const prices = { mdn_plus_5m: 600, mdn_plus_5y: 500, mdn_plus_10m: 1200, mdn_plus_10y: 1000 };

  test('that is built in has the form of one that an operator writes', () => {
    expect(v.parse(PriceListSchema, defaultPriceList)).toEqual(defaultPriceList);
  });

  test('of an operator takes its place', async () => {
    const list = { currencies: { NZD: prices }, countries: { NZ: 'NZD' } };
    expect(await readPriceList(await fileOf(JSON.stringify(list)))).toEqual(list);
  });

  test.each([
    ['is no JSON', '{', /JSON/],
    ['is empty', '', /JSON/],
    ['is a list', '[]', /currencies/],
    ['lacks a plan', JSON.stringify({ currencies: { EUR: { ...prices, mdn_plus_10y: undefined } }, countries: {} }), /mdn_plus_10y/],
    ['has a price below nothing', JSON.stringify({ currencies: { EUR: { ...prices, mdn_plus_5m: -1 } }, countries: {} }), /mdn_plus_5m/],
    ['has half a cent', JSON.stringify({ currencies: { EUR: { ...prices, mdn_plus_5m: 0.5 } }, countries: {} }), /mdn_plus_5m/],
    [
      'has words in place of a price',
      JSON.stringify({ currencies: { EUR: { ...prices, mdn_plus_5m: '5' } }, countries: {} }),
      /mdn_plus_5m/,
    ],
    ['has an invalid currency', JSON.stringify({ currencies: { euro: prices }, countries: {} }), /three capital letters/],
    ['has an invalid country', JSON.stringify({ currencies: { EUR: prices }, countries: { Germany: 'EUR' } }), /two capital letters/],
    ['has a country without prices', JSON.stringify({ currencies: { EUR: prices }, countries: { GB: 'GBP' } }), /without prices/],
    ['has more than belongs in it', JSON.stringify({ currencies: {}, countries: {}, discount: 1 }), /discount/],
  ])('that %s is refused with its name and the reason', async (_, text, reason) => {
    const file = await fileOf(text);
    await expect(readPriceList(file)).rejects.toMatchObject({ code: 'PRICE_LIST_MALFORMED', message: expect.stringMatching(reason) });
    await expect(readPriceList(file)).rejects.toThrow(file);
  });

  test('that is not there is refused too', async () => {
    await expect(readPriceList(join(folder, 'missing.json'))).rejects.toMatchObject({ code: 'PRICE_LIST_MALFORMED' });
  });

  test('knows no country by the names that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(currencyOf(defaultPriceList, name)).toBeUndefined();
  });
});

describe('a period', () => {
  test.each([
    ['mdn_plus_5m', '2026-11-21T12:00:00Z', '2026-12-21T12:00:00.000Z'],
    ['mdn_plus_10m', '2027-01-31T00:00:00Z', '2027-02-28T00:00:00.000Z'],
    ['mdn_plus_5m', '2028-01-31T23:59:59Z', '2028-02-29T23:59:59.000Z'],
    ['mdn_plus_5m', '2026-12-31T10:00:00Z', '2027-01-31T10:00:00.000Z'],
    ['mdn_plus_10y', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
    ['mdn_plus_5y', '2026-11-21T12:00:00Z', '2027-11-21T12:00:00.000Z'],
  ] as const)('of %s that begins %s is over %s', (plan, start, end) => {
    expect(periodEnd(new Date(start), plan).toISOString()).toBe(end);
  });

  test('of a year costs ten months', () => {
    const { USD } = defaultPriceList.currencies;
    if (!USD) throw new Error('there are no prices in dollars');
    expect(['mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'].map((plan) => priceOfPeriod(plan as 'mdn_plus_5m', USD))).toEqual(
      [500, 5000, 1000, 10_000],
    );
  });
});
