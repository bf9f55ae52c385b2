import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { sql } from 'kysely';
import { sign, signatureHeader } from './signature.ts';

export interface DeliveryOptions {
  readonly database: Database;
  /** Where the site takes events. */
  readonly address: string;
  readonly secret: string;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

export interface EventDelivery {
  /** Sends what is due, the oldest first, until the site refuses one. */
  deliver(): Promise<void>;
}

const mostAtOnce = 50;
const answerWithinMs = 5000;
const longestPauseSeconds = 600;

/** Tells the site what happened, again and again until it has taken it. Several processes share the work. */
export function eventDelivery({ database, address, secret, now, report }: DeliveryOptions): EventDelivery {
  async function claim() {
    const at = now();
    const { rows } = await sql<{ id: string; body: string }>`
      update practice_events set
        attempts = attempts + 1,
        next_try_at = ${at}::timestamptz + least(power(2, least(attempts, 20)) * 5, ${longestPauseSeconds}) * interval '1 second'
      where id = (
        select id from practice_events where next_try_at <= ${at} order by time, id limit 1 for update skip locked
      )
      returning id, body`.execute(database.query);
    return rows[0];
  }

  return {
    async deliver() {
      for (let sent = 0; sent < mostAtOnce; sent++) {
        const event = await claim();
        if (!event) return;
        try {
          await post(address, event.body, { [signatureHeader]: sign(event.body, secret, now()) });
        } catch (thrown) {
          return report(new Failure('PAYMENT_EVENT_WAITS', { id: event.id, cause: causeOf(thrown) }, { cause: thrown }));
        }
        await database.query.deleteFrom('practice_events').where('id', '=', event.id).execute();
      }
    },
  };
}

/** The names under localhost are known to browsers alone: the call goes to this machine, under the name of the site. */
function post(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const { protocol, hostname, host, port, pathname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const call = send(
      {
        method: 'POST',
        hostname: isLocal ? '127.0.0.1' : hostname,
        port,
        path: pathname,
        headers: { ...headers, host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(answerWithinMs),
      },
      (reply) => {
        reply.resume();
        const status = reply.statusCode ?? 0;
        reply.once('end', () => (status >= 200 && status < 300 ? resolve() : reject(new Error(`it answered ${status}`))));
        reply.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
