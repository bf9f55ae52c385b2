import { refusalOf } from '../../calls/call-problem.ts';

/** For a call that failed: where another person has changed the campaign it is read anew first, so that the next try is of what is there now. */
export function whenStale(readAnew: () => Promise<void>): (failure: unknown) => Promise<never> {
  return async (failure) => {
    if (refusalOf(failure)?.code === 'CAMPAIGN_CHANGED') await readAnew();
    throw failure;
  };
}
