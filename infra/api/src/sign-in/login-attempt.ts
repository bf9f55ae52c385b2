import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { openSealed, sealText } from '../stores/sealed-text.ts';

/** What a sign-in that is under way has to find again when its visitor comes back. */
const LoginAttemptSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  next: v.string(),
  /** The provider was to ask the user nothing. */
  isSilent: v.boolean(),
  /** The provider was to ask the user for the password, even where one is signed in there. */
  isFresh: v.optional(v.boolean(), false),
  /** Milliseconds since 1970. */
  endsAt: v.number(),
});
export type LoginAttempt = v.InferOutput<typeof LoginAttemptSchema>;

export const attemptSeconds = 15 * 60;

const purpose = 'webdocs login attempt';

/** Keeps attempts in the browsers that make them: only the replicas of this site read or make what is sealed. */
export interface AttemptSeal {
  seal(attempt: LoginAttempt): string;
  /** Undefined for what was not sealed here, or whose time is over. */
  open(sealed: string, now: Date): LoginAttempt | undefined;
}

export function attemptSeal(clientSecret: string): AttemptSeal {
  return {
    seal: (attempt) => sealText(clientSecret, purpose, JSON.stringify(attempt)).toString('base64url'),
    open(sealed, now) {
      const text = openSealed(clientSecret, purpose, Buffer.from(sealed, 'base64url'));
      if (text === undefined) return undefined;
      const attempt = v.safeParse(LoginAttemptSchema, JSON.parse(text));
      return attempt.success && attempt.output.endsAt > now.getTime() ? attempt.output : undefined;
    },
  };
}

/** Whether the way back carries the value that this attempt took along: an answer to another attempt does not. */
export function isAnswerTo({ state }: Pick<LoginAttempt, 'state'>, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(state)];
  return one.length === other.length && timingSafeEqual(one, other);
}
