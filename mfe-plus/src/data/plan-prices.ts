import type { Plans } from '@webdocs/contracts/api/subscriptions';

/** What the plans cost where the reader is. Fetched with the code that knows the contract: most readers of the page leave before. */
export async function readPlanPrices(): Promise<Plans> {
  const { readPlans } = await import(/* webpackChunkName: "plan-prices" */ '@webdocs/http/account-calls');
  return readPlans();
}
