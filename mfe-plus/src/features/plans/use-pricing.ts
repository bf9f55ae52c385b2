import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { defaultPricing, pricingFrom, type Pricing } from './plans.ts';

/** The code that knows the contract is fetched now: most readers of the page leave before. */
const askForPrices = async () => (await import(/* webpackChunkName: "plan-prices" */ '../../data/plan-prices.ts')).readPlanPrices();

/** The prices to show; nothing while offline or where they could not be had. */
export type ShownPricing = Pricing | 'offline' | 'failed';

/**
 * The page arrives with the default prices, and asks what they are where the reader is once it lives, or as soon as it is
 * online again.
 */
export function usePricing(): ShownPricing {
  const isOffline = useFact('connectivity') === 'offline';
  const [known, setKnown] = useState<Pricing | 'failed'>();
  const isTold = known !== undefined && known !== 'failed';

  useEffect(() => {
    if (isOffline || isTold) return;
    let isWanted = true;
    askForPrices().then(
      (plans) => isWanted && setKnown(pricingFrom(plans)),
      () => isWanted && setKnown('failed'),
    );
    return () => void (isWanted = false);
  }, [isOffline, isTold]);

  if (isOffline && !isTold) return 'offline';
  return known ?? defaultPricing;
}
