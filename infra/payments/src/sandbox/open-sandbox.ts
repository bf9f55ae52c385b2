import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takePaymentEvent } from '@webdocs/contracts/api/subscriptions';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { FastifyPluginCallback } from 'fastify';
import type { Payments } from '../payments.ts';
import type { PriceList } from '../prices/price-list.ts';
import { eventDelivery } from './event-delivery.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { sandboxSite } from './sandbox-site.ts';
import { renewSubscriptions } from './renewals.ts';
import { removeExpiredSessions } from './sessions.ts';

export interface SandboxOptions {
  readonly database: Database;
  readonly siteName: string;
  /** How readers reach the site: events go there too. */
  readonly siteOrigin: string;
  /** How they reach the pages of this provider: http://pay.localhost:3000. */
  readonly payOrigin: string;
  readonly secretsFolder: string;
  readonly priceList: PriceList;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

export interface Sandbox {
  readonly payments: Payments;
  /** What the server answers at its host. */
  readonly plugin: FastifyPluginCallback;
  /** Does what is due by the calendar and tells the site of it. A timer does it too. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

const tickMs = 5000;

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { database, siteOrigin, payOrigin: origin, now, report } = options;
  const secret = await ownSecret(options.secretsFolder);
  const delivery = eventDelivery({ database, address: siteOrigin + takePaymentEvent.path, secret, now, report });
  const shared = { ...options, origin, secret, delivery };

  const tick = async () => {
    await renewSubscriptions(database, now());
    await removeExpiredSessions(database.query, now());
    await delivery.deliver();
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tick()
      .catch((thrown: unknown) => report(asFailure(thrown)))
      .finally(() => (running = undefined));
  }, tickMs);
  timer.unref();

  return {
    payments: sandboxPayments(shared),
    plugin: sandboxSite(shared),
    tick,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

function asFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('PAYMENTS_AWAY', { cause: causeOf(thrown) }, { cause: thrown });
}

/** Made at the first start: it signs events and makes addresses that cannot be guessed. */
async function ownSecret(folder: string): Promise<string> {
  const file = join(folder, 'practice-payments.key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written beside its place and put there whole: of two first starts at once one comes first, and both read the same.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  await link(draft, file).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EEXIST') throw thrown;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}
