import { randomUUID } from 'node:crypto';
import { takeIdentityEvent } from '@webdocs/contracts/api/sign-in';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import { sql } from 'kysely';
import type { PostEvent } from './post-event.ts';

const eventNames = {
  'profile-change': 'https://schemas.accounts.firefox.com/event/profile-change',
  'password-change': 'https://schemas.accounts.firefox.com/event/password-change',
  'delete-user': 'https://schemas.accounts.firefox.com/event/delete-user',
} as const;

/** Tells the site what changed about an account, sooner or later, whichever of the two is away for a while. */
export interface SiteNews {
  /** As a part of the change: either both are written or neither. */
  note(query: Query, kind: keyof typeof eventNames, userId: string, detail?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Sends what is due. */
  deliver(): Promise<void>;
}

export interface SiteNewsOptions {
  readonly database: Database;
  readonly siteOrigin: string;
  readonly sign: (event: SecurityEvent) => Promise<string>;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
  readonly post: PostEvent;
}

export interface SecurityEvent {
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
  readonly events: Readonly<Record<string, unknown>>;
}

const mostAtOnce = 20;
/** Longer than a delivery takes: until then no other process takes the same event. */
const claimSeconds = 30;
const firstWaitSeconds = 5;
const longestWaitSeconds = 60 * 60;
/** Two days or so. */
const mostAttempts = 60;

export function siteNews({ database, siteOrigin, sign, now, report, post }: SiteNewsOptions): SiteNews {
  const address = siteOrigin + takeIdentityEvent.path;
  const { query } = database;

  const claim = () =>
    database.transaction(async (work) => {
      const due = work
        .selectFrom('identity_events')
        .select('id')
        .where('next_attempt_at', '<=', now())
        .orderBy('created_at')
        .limit(mostAtOnce)
        .forUpdate()
        .skipLocked();
      return work
        .updateTable('identity_events')
        .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: secondsFrom(now(), claimSeconds) })
        .where('id', 'in', due)
        .returningAll()
        .execute();
    });

  const forget = (id: string) => query.deleteFrom('identity_events').where('id', '=', id).execute();

  const putOff = async (id: string, attempts: number, thrown: unknown) => {
    if (attempts >= mostAttempts) {
      await forget(id);
      return report(new Failure('IDENTITY_EVENT_LOST', { attempts, address, cause: causeOf(thrown) }, { cause: thrown }));
    }
    const wait = Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
    await query
      .updateTable('identity_events')
      .set({ next_attempt_at: secondsFrom(now(), wait) })
      .where('id', '=', id)
      .execute();
  };

  return {
    async note(work, kind, userId, detail = {}) {
      const events = { [eventNames[kind]]: detail };
      await work
        .insertInto('identity_events')
        .values({ id: randomUUID(), person_id: userId, events, created_at: now(), next_attempt_at: now() })
        .execute();
    },
    async deliver() {
      const claimed = await claim();
      // In the order in which they happened: the last address of a user has to win.
      for (const { id, person_id, events, attempts, created_at } of claimed.sort((one, other) => +one.created_at - +other.created_at)) {
        try {
          await post(address, await sign({ id, subject: person_id, at: created_at, events }));
          await forget(id);
        } catch (thrown) {
          await putOff(id, attempts, thrown);
        }
      }
    },
  };
}

function secondsFrom(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
