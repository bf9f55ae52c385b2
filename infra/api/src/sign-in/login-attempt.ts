import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What a sign-in that is under way has to find again when its visitor comes back. */
const LoginAttemptSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  next: v.string(),
  /** The provider was to ask the user nothing. */
  isSilent: v.boolean(),
  /** Milliseconds since 1970. */
  endsAt: v.number(),
});
export type LoginAttempt = v.InferOutput<typeof LoginAttemptSchema>;

export const attemptSeconds = 15 * 60;

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps attempts in the browsers that make them: only the replicas of this site read or make what is sealed. */
export interface AttemptSeal {
  seal(attempt: LoginAttempt): string;
  /** Undefined for what was not sealed here, or whose time is over. */
  open(sealed: string, now: Date): LoginAttempt | undefined;
}

export function attemptSeal(clientSecret: string): AttemptSeal {
  const key = Buffer.from(hkdfSync('sha256', clientSecret, '', 'webdocs login attempt', 32));
  return {
    seal(attempt) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      return Buffer.concat([iv, sealing.update(JSON.stringify(attempt)), sealing.final(), sealing.getAuthTag()]).toString('base64url');
    },
    open(sealed, now) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      opening.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString();
        const attempt = v.parse(LoginAttemptSchema, JSON.parse(text));
        return attempt.endsAt > now.getTime() ? attempt : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether the way back carries the value that this attempt took along: an answer to another attempt does not. */
export function isAnswerTo({ state }: Pick<LoginAttempt, 'state'>, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(state)];
  return one.length === other.length && timingSafeEqual(one, other);
}
