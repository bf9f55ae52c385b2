import { randomBytes } from 'node:crypto';
import type { AccountServices } from '@webdocs/api/account-services';
import type { SignInOptions } from '@webdocs/api/sign-in/sign-in-options';
import { keepUnderOwnProvider, ownProvider } from '@webdocs/api/stores/own-provider';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { Configuration } from '@webdocs/configuration/read-configuration';
import type { Hosts } from '@webdocs/server/hosts';
import { openPayments } from '@webdocs/payments';
import { loadIdentity } from './load-identity.ts';
import { isLocalRun, siteOriginOf } from './local-run.ts';
import type { OpenServices } from './open-services.ts';
import { openWayOut, type WayOut } from './open-way-out.ts';

interface AccountSurroundings {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly secretsFolder: string;
  readonly parts: OpenServices;
  /** Tells the operator, when it is ready. */
  readonly announce: (line: string) => void;
  readonly report: (failure: Failure) => void;
}

/** What users sign in and pay with, and the servers of their hosts. */
export interface OpenAccounts {
  readonly accounts: Omit<AccountServices, 'documentAt'>;
  readonly otherHosts: Hosts;
  /** Of mail that leaves this computer. */
  readonly mailFigures?: WayOut['figures'];
}

/** Loads the code of the provider that comes with the site before it is needed: that takes as long as the database does to start. */
export function loadSignIn(configuration: Configuration): void {
  // What fails is told when it is opened.
  if (hasProvider(configuration)) loadIdentity().catch(() => undefined);
}

function hasProvider(configuration: Configuration): boolean {
  const { issuer } = configuration.server.identity;
  return !issuer && (isLocalRun(configuration) || configuration.public.addresses.identity.startsWith('https:'));
}

export async function openAccounts(surroundings: AccountSurroundings): Promise<OpenAccounts> {
  const { configuration, database } = surroundings;
  const siteOrigin = siteOriginOf(configuration);
  const wayOut = await openWayOut(surroundings);
  const where = { ...surroundings, isLocalRun: isLocalRun(configuration), siteOrigin, wayOut };
  const payments = await openSelling(where);
  const identity = await openSignIn(where, payments?.pageOrigins ?? []);
  return {
    accounts: {
      database,
      publicOrigin: siteOrigin,
      now: () => new Date(),
      ...(identity ? { signIn: identity.options } : {}),
      ...(identity?.removeIdentity ? { removeIdentity: identity.removeIdentity } : {}),
      ...(wayOut ? { sendMail: wayOut.send, previewMail: wayOut.preview } : {}),
      ...(payments ? { payments: payments.payments } : {}),
    },
    otherHosts: { ...identity?.hosts, ...payments?.hosts },
    ...(wayOut?.figures ? { mailFigures: wayOut.figures } : {}),
  };
}

interface Where extends AccountSurroundings {
  readonly isLocalRun: boolean;
  readonly siteOrigin: string;
  readonly wayOut: WayOut | undefined;
}

interface OpenSignIn extends Pick<AccountServices, 'removeIdentity'> {
  readonly options: SignInOptions;
  readonly hosts: Hosts;
}

/**
 * The provider that was named, else the one that comes with the site; that one needs a host that is reached over TLS or not at all from
 * elsewhere.
 */
async function openSignIn(where: Where, onwardOrigins: readonly string[]): Promise<OpenSignIn | void> {
  const { configuration, database, secretsFolder, parts, announce, report, isLocalRun, siteOrigin, wayOut } = where;
  const { identity } = configuration.server;
  if (identity.issuer) {
    const { clientId, clientSecret, vouchesForAddresses } = identity;
    // It also seals what a sign-in leaves in the browser: without one any visitor could make that.
    if (!clientSecret) throw new Failure('IDENTITY_SECRET_MISSING', { issuer: identity.issuer });
    const options: SignInOptions = { issuer: identity.issuer, clientId, clientSecret, vouchesForAddresses };
    return { options, hosts: {} };
  }
  const issuer = configuration.public.addresses.identity;
  if (!hasProvider(configuration)) return announce('Users cannot sign in: set WEBDOCS_IDENTITY_ISSUER or WEBDOCS_IDENTITY_ADDRESS.');
  // Provider and site are one process here: a secret that lasts as long as they do is enough.
  const clientSecret = identity.clientSecret || randomBytes(32).toString('base64url');
  const listener = listenerOf(configuration.server);
  const { openIdentity, removeUser } = await loadIdentity();
  const provider = await openIdentity({
    database,
    issuer,
    client: { id: identity.clientId, secret: clientSecret, siteOrigin },
    siteName: configuration.public.siteName,
    siteListener: listener,
    secretsFolder,
    isLoopback: isLocalRun,
    ...(wayOut ? { sendMail: wayOut.send } : {}),
    ...(wayOut?.sandboxInbox ? { sandboxInbox: wayOut.sandboxInbox } : {}),
    onwardOrigins,
    announce,
    report,
  }).catch((thrown: unknown) => {
    if (!(thrown instanceof Failure) || thrown.code !== 'DATABASE_AWAY') throw thrown;
    report(thrown);
  });
  // Pages are served without the database; a provider that could not close its demonstration accounts is not.
  if (!provider) return announce('Users cannot sign in until the site is started again: the database does not answer.');
  parts.add(() => provider.close());
  await keepUnderOwnProvider(database.query);
  const options: SignInOptions = {
    issuer,
    keptAs: ownProvider,
    clientId: identity.clientId,
    clientSecret,
    connectTo: listener,
    trustDemonstrationClaims: isLocalRun,
  };
  const removeIdentity: OpenSignIn['removeIdentity'] = async (query, person) => {
    if (person.issuer === ownProvider) await removeUser(query, person.subject);
  };
  return { options, removeIdentity, hosts: { [new URL(issuer).host]: provider.plugin } };
}

/** How this process reaches its own port, whatever proxy is in front of it. */
function listenerOf({ bind, port }: Configuration['server']): string {
  const everywhere = ['0.0.0.0', '::', 'localhost'];
  const host = everywhere.includes(bind) ? '127.0.0.1' : bind;
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Stripe where it was configured, the sandbox where no other machine can come, and otherwise nothing is sold. */
async function openSelling({ configuration, database, secretsFolder, parts, report, isLocalRun, siteOrigin }: Where) {
  const { stripeKey, stripeWebhookSecret, practiceAddress, prices } = configuration.server.payments;
  if (!stripeKey && !isLocalRun) return undefined;
  const open = await openPayments({
    database,
    siteName: configuration.public.siteName,
    siteOrigin,
    payOrigin: new URL(practiceAddress).origin,
    secretsFolder,
    ...(stripeKey ? { stripe: { secretKey: stripeKey, webhookSecret: stripeWebhookSecret } } : {}),
    ...(prices ? { priceListFile: prices } : {}),
    report,
  });
  parts.add(() => open.close());
  const { payments, pageOrigins, plugin } = open;
  return { payments, pageOrigins, hosts: plugin ? { [new URL(practiceAddress).host]: plugin } : {} };
}
