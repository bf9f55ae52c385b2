import { readFile } from 'node:fs/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { paidPlans, type PaidPlan } from '@webdocs/contracts/reader/plans';
import * as v from 'valibot';

const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
const CurrencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency is three capital letters'));
const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country is two capital letters'));

const PricesSchema = v.strictObject(Object.fromEntries(paidPlans.map((plan) => [plan, Cents])) as Record<PaidPlan, typeof Cents>);

export const PriceListSchema = v.pipe(
  v.strictObject({
    /** What a month costs, in cents, in each currency. */
    currencies: v.record(CurrencyCode, PricesSchema),
    /** Where plans are sold, and the currency there. */
    countries: v.record(CountryCode, CurrencyCode),
  }),
  v.check(
    ({ currencies, countries }) => Object.values(countries).every((currency) => Object.hasOwn(currencies, currency)),
    'a country has a currency without prices',
  ),
);
export type PriceList = v.InferOutput<typeof PriceListSchema>;

/** A list that an operator wrote, in place of the built-in one. */
export async function readPriceList(file: string): Promise<PriceList> {
  try {
    const parsed = v.safeParse(PriceListSchema, JSON.parse(await readFile(file, 'utf8')));
    if (parsed.success) return parsed.output;
    throw new Error(parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; '));
  } catch (thrown) {
    throw new Failure('PRICE_LIST_MALFORMED', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
}

export function currencyOf({ countries }: PriceList, country: string): string | undefined {
  return Object.hasOwn(countries, country) ? countries[country] : undefined;
}
