import { EndpointTrouble } from './endpoint-trouble.ts';
import type { Reservation, Tokens } from './daily-budget.ts';

/** What a server answered, and how many tokens it says that it read for it. */
export interface Paid<T> {
  readonly value: T;
  readonly tokens: number | undefined;
}

export interface PaidCall<T> {
  /** A token is a byte at least. */
  readonly mostTokens: number;
  readonly call: () => Promise<Paid<T>>;
}

/** Makes a call that is asked beside the answer, within the budget of the day; where that is spent, it is not made. */
export type Pay = <T>(call: PaidCall<T>) => Promise<T | 'budget-spent'>;

interface Budget {
  readonly reserve: (most: Tokens) => Promise<Reservation | undefined | 'budget-spent'>;
  readonly settle: (reservation: Reservation, used: Tokens) => void;
}

/** What it might read is counted before, and what it says that it read after. What it does not say is all that was counted before. */
export function payFrom({ reserve, settle }: Budget): Pay {
  return async ({ mostTokens, call }) => {
    const reservation = await reserve({ tokensIn: mostTokens, tokensOut: 0 });
    if (reservation === 'budget-spent') return reservation;
    const used = (tokensIn: number) => reservation && settle(reservation, { tokensIn, tokensOut: 0 });
    try {
      const { value, tokens } = await call();
      used(tokens ?? mostTokens);
      return value;
    } catch (thrown) {
      used(thrown instanceof EndpointTrouble && !thrown.mayHaveBegun ? 0 : mostTokens);
      throw thrown;
    }
  };
}
