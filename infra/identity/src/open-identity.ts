import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import type { IdentityMail } from '@webdocs/database/tables';
import type { SendMail } from '@webdocs/mail/mail';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { formGuard, pageWords, standaloneSite, type PageFrame } from '@webdocs/standalone-pages';
import type { FastifyPluginCallback } from 'fastify';
import { eventPoster } from './events/post-event.ts';
import { siteNews } from './events/site-news.ts';
import { eventSigner } from './events/sign-event.ts';
import { removeExpired } from './expire.ts';
import type { IdentityServices } from './identity-services.ts';
import { identityRoutes } from './pages/routes.ts';
import { demonstrationAccounts, offerDemonstration, withdrawDemonstration } from './demonstration-accounts.ts';
import { dummyHash } from './users/passwords.ts';
import { knownDevices } from './protection/known-devices.ts';
import { registeringBrowser } from './protection/registering-browser.ts';
import { throttle } from './protection/throttle.ts';
import { withIssuerHost } from './provider/issuer-host.ts';
import { openIdProvider } from './provider/openid-provider.ts';
import { demonstrationPassword, identityKeys } from './secrets.ts';

export interface IdentityOptions {
  readonly database: Database;
  /** Where the provider is reached: http://id.localhost:3000. */
  readonly issuer: string;
  readonly client: {
    readonly id: string;
    readonly secret: string;
    /** Where the site is reached: http://localhost:3000. */
    readonly siteOrigin: string;
  };
  readonly siteName: string;
  /** Where events reach the site past its proxy: 127.0.0.1:3000. Without it, at its address. */
  readonly siteListener?: string;
  /** Keys live there that are made at the first start. */
  readonly secretsFolder: string;
  /** Whether only this computer reaches the provider. Only then are there demonstration accounts. */
  readonly isLoopback: boolean;
  /** Tells the operator, line by line. */
  readonly announce: (line: string) => void;
  readonly report: (failure: Failure) => void;
  /** Without it users can neither register nor choose a new password. */
  readonly sendMail?: SendMail;
  /** Where mail of a local run arrives, in place of its recipients. */
  readonly sandboxInbox?: () => Promise<readonly IdentityMail[]>;
  /**
   * Origins to which the site may redirect a user at once after sign-in, such as a checkout: Chromium asks the page of the
   * sign-in form about every one of them.
   */
  readonly onwardOrigins?: readonly string[];
  readonly now?: () => Date;
}

export interface Identity {
  /** What the server answers at the host of the issuer. */
  readonly plugin: FastifyPluginCallback;
  /** Sends what the site has to be told; happens by itself too. */
  deliverNews(): Promise<void>;
  close(): Promise<void>;
}

const text = pageWords(new URL('.', import.meta.url));
const failsAs = 'IDENTITY_JOB_FAILED';
const newsEveryMs = 2000;
const cleanedEveryMs = 60 * 60 * 1000;

/** The embedded provider of accounts: OpenID Connect for one site, and the pages around it. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, issuer, client, secretsFolder, isLoopback, report, onwardOrigins = [], now = () => new Date() } = options;
  const isSecure = issuer.startsWith('https:');
  if (!isSecure && !isLoopback) throw new Failure('IDENTITY_NEEDS_TLS', { issuer });

  const keys = await identityKeys(secretsFolder);
  await dummyHash();
  await prepareDemonstration(options, now());
  const frame = (locale: Locale) => pageFrame(options, locale);
  const { sendMail, sandboxInbox } = options;
  const sign = await eventSigner(keys.signing, issuer, client.id);
  const parts: IdentityServices = {
    database,
    provider: openIdProvider({ database, issuer, client, keys, frame, text, now, report }),
    issuer,
    siteOrigin: client.siteOrigin,
    siteName: options.siteName,
    frame,
    text,
    guard: formGuard({ key: Buffer.from(keys.forms), isSecure }),
    devices: knownDevices({ key: Buffer.from(keys.callers), isSecure }),
    registrations: registeringBrowser({ key: Buffer.from(keys.callers), isSecure }),
    throttle: throttle({ key: Buffer.from(keys.callers), now }),
    sendMail: sendMail ?? (() => Promise.reject(new Failure('MAIL_MISSING'))),
    canMail: sendMail !== undefined,
    ...(sandboxInbox ? { sandboxInbox } : {}),
    news: siteNews({ database, siteOrigin: client.siteOrigin, sign, now, report, post: eventPoster(options.siteListener) }),
    now,
    report,
  };
  const jobs = [
    repeatedJob({ everyMs: newsEveryMs, report, failsAs, job: parts.news.deliver }),
    repeatedJob({ everyMs: cleanedEveryMs, report, failsAs, job: () => removeExpired(database, now()) }),
  ];
  const protocol = parts.provider.callback();
  const pages = standaloneSite({
    frame,
    origin: issuer,
    formTargets: [client.siteOrigin, ...onwardOrigins],
    guard: parts.guard,
    routes: identityRoutes(parts),
    hasScript: true,
    hasFrames: sandboxInbox !== undefined,
    report,
    otherwise: (request, response) => protocol(request, response),
  });
  if (sandboxInbox) options.announce(`All mail of this run arrives in the practice inbox: ${issuer}/mail`);
  return {
    plugin: withIssuerHost(issuer, pages),
    deliverNews: parts.news.deliver,
    async close() {
      await Promise.all(jobs.map((job) => job.end()));
    },
  };
}

async function prepareDemonstration(options: IdentityOptions, now: Date): Promise<void> {
  const { database, secretsFolder, isLoopback, announce } = options;
  if (!isLoopback) return withdrawDemonstration(database, now);
  const password = await demonstrationPassword(secretsFolder);
  await offerDemonstration(database, password);
  announce('Log in with one of the demonstration accounts:');
  for (const { email } of demonstrationAccounts) announce(`  ${email}`);
  announce(`  password of all of them: ${password}`);
}

function pageFrame({ siteName, client, isLoopback }: IdentityOptions, locale: Locale): PageFrame {
  const say = text(locale);
  return {
    siteName,
    siteAddress: `${client.siteOrigin}/${locale}/`,
    locale,
    hostLabel: say('identity-host'),
    coverLine: say('identity-cover'),
    coverPoints: ['save', 'collect', 'devices'].map((point) => say(`identity-cover-${point}`)),
    ...(isLoopback ? { notice: say('identity-local') } : {}),
  };
}
