import { createHmac } from 'node:crypto';
import type { Query } from '@webdocs/database';
import { networkOf } from '@webdocs/limits/network-of';
import { sql } from 'kysely';
import { emailKey } from '../users/email-address.ts';

interface Limit {
  readonly most: number;
  readonly minutes: number;
}

/** By the address that is written into a form, known or not, and by who writes: an office comes from one network address. */
const limits = {
  'password-of-address': { most: 10, minutes: 15 },
  'password-on-device': { most: 10, minutes: 15 },
  'password-by-visitor': { most: 100, minutes: 15 },
  'letter-to-address': { most: 4, minutes: 60 },
  'letter-by-visitor': { most: 40, minutes: 60 },
} as const satisfies Record<string, Limit>;
type AttemptKind = keyof typeof limits;

interface Attempt {
  readonly email: string;
  readonly visitorAddress: string;
}

interface PasswordAttempt extends Attempt {
  /** The browser, where this address has signed in there before: strangers cannot use up its attempts. */
  readonly device: string | undefined;
}

interface MailLimit {
  readonly waitSeconds: number;
  /**
   * False where enough mails went to the address. The answer does not say so: it would tell that another person asked for some.
   */
  readonly maySend: boolean;
}

/** Counts an attempt and says how many seconds the client has to wait; 0 lets it through. */
export interface Throttle {
  password(query: Query, attempt: PasswordAttempt): Promise<number>;
  /**
   * The password was right, so that was no guess. What others got wrong before stays counted: whether it does would
   * tell them that the owner was here.
   */
  wasRight(query: Query, attempt: PasswordAttempt): Promise<void>;
  mail(query: Query, attempt: Attempt): Promise<MailLimit>;
}

export function throttle({ key, now }: { readonly key: Uint8Array; readonly now: () => Date }): Throttle {
  const hashOf = (kind: AttemptKind, caller: string) => createHmac('sha256', key).update(`${kind}\n${caller}`).digest();

  const count = async (query: Query, kind: AttemptKind, caller: string): Promise<number> => {
    const { most, minutes } = limits[kind];
    const at = now();
    const expiresAt = new Date(at.getTime() + minutes * 60_000);
    const row = await query
      .insertInto('identity_attempts')
      .values({ kind, caller_hash: hashOf(kind, caller), count: 1, expires_at: expiresAt })
      .onConflict((known) =>
        known.columns(['kind', 'caller_hash']).doUpdateSet({
          count: sql<number>`case when identity_attempts.expires_at <= ${at} then 1 else least(identity_attempts.count + 1, 1000000) end`,
          expires_at: sql<Date>`case when identity_attempts.expires_at <= ${at} then ${expiresAt} else identity_attempts.expires_at end`,
        }),
      )
      .returning(['count', 'expires_at'])
      .executeTakeFirstOrThrow();
    return row.count <= most ? 0 : Math.max(1, Math.ceil((row.expires_at.getTime() - at.getTime()) / 1000));
  };

  const uncount = async (query: Query, kind: AttemptKind, caller: string) => {
    await query
      .updateTable('identity_attempts')
      .set({ count: sql<number>`greatest(count - 1, 0)` })
      .where('kind', '=', kind)
      .where('caller_hash', '=', hashOf(kind, caller))
      .execute();
  };

  const ofAddress = ({ email, device }: PasswordAttempt): [AttemptKind, string] =>
    device === undefined ? ['password-of-address', emailKey(email)] : ['password-on-device', `${device}\n${emailKey(email)}`];

  return {
    async password(query, attempt) {
      const { visitorAddress } = attempt;
      const forAddress = await count(query, ...ofAddress(attempt));
      return Math.max(forAddress, await count(query, 'password-by-visitor', networkOf(visitorAddress)));
    },
    async wasRight(query, attempt) {
      await uncount(query, ...ofAddress(attempt));
      await uncount(query, 'password-by-visitor', networkOf(attempt.visitorAddress));
    },
    async mail(query, { email, visitorAddress }) {
      const forAddress = await count(query, 'letter-to-address', emailKey(email));
      return { waitSeconds: await count(query, 'letter-by-visitor', networkOf(visitorAddress)), maySend: forAddress === 0 };
    },
  };
}
