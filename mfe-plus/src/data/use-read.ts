import useSWR, { mutate, unload, useSWRConfig, type SWRConfiguration } from 'swr';
import { mayComeRight } from '../calls/call-problem.ts';

/** What is known of an address: the last answer, and what went wrong since. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly failure: unknown;
  readonly isLoading: boolean;
}

const retries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * The defaults of SWR are the times of the specification: one request for a key in two seconds, and one on focus in five.
 * Only a failure that may pass is tried again, every five seconds and not less and less often.
 */
const settings: SWRConfiguration = {
  onErrorRetry(failure, key, { errorRetryInterval }, revalidate, { retryCount, dedupe }) {
    clearTimeout(retries.get(key));
    if (mayComeRight(failure))
      retries.set(
        key,
        setTimeout(() => void revalidate({ retryCount, dedupe }), errorRetryInterval),
      );
  },
};

/** An answer of the API, kept current while the component that asked is on screen. Without a key nothing is asked. */
export function useRead<T>(key: string | undefined, read: () => Promise<T>): Read<T> {
  const { data, error, isValidating } = useSWR<T, unknown>(key ?? null, read, settings);
  return { data, failure: error, isLoading: isValidating };
}

/** What is known of an address at this moment, without asking. */
export function useKnown<T>(key: string): T | undefined {
  return useSWRConfig().cache.get(key)?.data as T | undefined;
}

/** What a change has answered is known at once, without asking again. */
export function put<T>(key: string, change: (data: T) => T): void {
  void mutate<T>(key, (known) => known && change(known), { revalidate: false });
}

let changes = 0;
/** By this it is seen whether an answer is older than the last change. */
export const changesSoFar = (): number => changes;

/** Something was changed: what is on screen is asked for again, everything else when it is next looked at. */
export function refresh(): void {
  changes += 1;
  void mutate(() => true);
}

/** Another user is reading, or none: an answer on its way is not kept either. */
export function forget(): void {
  unload({ revalidate: false });
}
