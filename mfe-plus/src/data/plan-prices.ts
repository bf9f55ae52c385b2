import { readPlans, type Plans } from '@webdocs/contracts/api/subscriptions';
import { call } from '@webdocs/remote-kit/call';

/** What the plans cost where the reader is. */
export const readPlanPrices = (): Promise<Plans> => call(readPlans);
