/** How an attempt to hand a message over ended. */
export type Outcome =
  | { readonly kind: 'sent' }
  | {
      /** later: this message is to be tried again. refused: it never will be taken. away: the server takes none at the moment. */
      readonly kind: 'later' | 'refused' | 'away';
      readonly cause: string;
      /** Whether the whole message was handed over and its receipt not heard of: it may have been taken. */
      readonly isDoubtful: boolean;
    };

const minuteMs = 60 * 1000;
/** Gray lists let a message in when it comes again after some minutes; after that something has to be repaired first. */
const pausesMinutes = [1, 5, 15, 30, 60, 120];
const longestPauseMinutes = 240;

/** Two days, as long as a link in a mail about an account could be worth anything, and a weekend for a mail server. */
export const triedForMs = 48 * 60 * minuteMs;
/** Another process may take the mail of one that died. Longer than an attempt takes, see `attemptMs`. */
export const leaseMs = 2 * minuteMs;
export const attemptMs = minuteMs;
/** A mail whose receipt was not heard of is sent a second time, and no third. */
export const mostDoubts = 2;

export function pauseAfter(attempts: number): number {
  return (pausesMinutes[attempts - 1] ?? longestPauseMinutes) * minuteMs;
}
