import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { signingIn } from '@webdocs/contracts/api/sign-in';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { freePort } from '@webdocs/database/free-port';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { openIdentity, type Identity } from '@webdocs/identity';
import { listenerOf } from '@webdocs/server/fixtures/listener-of';
import { sql } from 'kysely';
import fastify, { type FastifyInstance } from 'fastify';
import { unlimited } from '../../fixtures/site-with-accounts.ts';
import { api } from '../api.ts';
import { ownProvider } from '../stores/own-provider.ts';

jest.setTimeout(60_000);

interface Reply {
  readonly address: URL;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let databaseServer: LentServer;
let database: Database;
let server: FastifyInstance;
let identity: Identity;
let origin: string;
let issuer: string;
let password = '';
const failures: Failure[] = [];

/** Site and provider share a port, as in a local run; the name that is asked for decides. */
beforeAll(async () => {
  databaseServer = await lentTestServer();
  const report = (failure: Failure) => void failures.push(failure);
  database = await openDatabase({ url: await databaseServer.newDatabase(), dataFolder: databaseServer.folder, report });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  issuer = `http://id.localhost:${port}`;
  const client = { id: 'webdocs', secret: 'a secret of this test: +/% and more' };
  identity = await openIdentity({
    database,
    issuer,
    client: { ...client, siteOrigin: origin },
    siteName: 'Webdocs',
    secretsFolder: databaseServer.folder,
    isLoopback: true,
    sendMail: async () => undefined,
    announce: (line) => (password = /password of all of them: (\S+)/.exec(line)?.[1] ?? password),
    report,
  });
  const pages = await listenerOf(identity.plugin);
  server = fastify({
    serverFactory: (site) =>
      createServer((request, response) => (request.headers.host?.startsWith('id.') ? pages : site)(request, response)),
  });
  await server.register(api, {
    accounts: {
      database,
      publicOrigin: null,
      now: () => new Date(),
      documentAt: async () => undefined,
      signIn: {
        issuer,
        keptAs: ownProvider,
        clientId: client.id,
        clientSecret: client.secret,
        connectTo: '127.0.0.1',
        trustDemonstrationClaims: true,
      },
    },
    callLimits: unlimited,
  });
  await server.listen({ port, host: '127.0.0.1' });
});

afterAll(async () => {
  await identity.close();
  await server.close();
  await database.close();
  await databaseServer.close();
});

/** Keeps the cookies of each host for itself, and follows where it is sent. */
function visitor() {
  const jar = new Map<string, Map<string, string>>();

  async function once(address: URL, form?: URLSearchParams): Promise<Reply> {
    const cookies = jar.get(address.hostname) ?? new Map<string, string>();
    jar.set(address.hostname, cookies);
    const { promise, resolve, reject } = withResolvers<Reply>();
    const call = ask({
      host: '127.0.0.1',
      port: address.port,
      path: address.pathname + address.search,
      method: form ? 'POST' : 'GET',
      headers: {
        host: address.host,
        accept: 'text/html',
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(form ? { origin: address.origin, 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
          else cookies.set(name, value);
        }
        resolve({ address, status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces).toString() });
      });
    });
    call.end(form?.toString());
    return promise;
  }

  async function go(address: string | URL, form?: URLSearchParams): Promise<Reply> {
    let reply = await once(new URL(address, origin), form);
    // The site itself has no pages here: its own addresses end the way.
    for (;;) {
      const where = reply.headers.location ?? /^0; url=(.*)$/.exec(String(reply.headers.refresh))?.[1];
      if (!where || reply.status >= 400) return reply;
      const next = new URL(where, reply.address);
      if (next.origin === origin && !next.pathname.startsWith('/users/')) return { ...reply, address: next };
      reply = await once(next);
    }
  }

  const submit = ({ address, body }: Reply, fields: Readonly<Record<string, string>>) => {
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(body) ?? [];
    const hidden = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return go(new URL(action, address), new URLSearchParams([...hidden, ...Object.entries(fields)]));
  };
  const whoami = async () => JSON.parse((await once(new URL('/api/v1/whoami', origin))).body) as Record<string, unknown>;
  return { go, submit, whoami };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (thrown: unknown) => void = () => undefined;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

const signIn = signingIn.signIn.path;
const signInSilently = signingIn.signInSilently.path;
const signOut = signingIn.signOut.path;

test('a user signs in at the provider of the site, is known afterwards, and signs out of both', async () => {
  const { go, submit, whoami } = visitor();
  const form = await go(`${signIn}?next=/en-US/docs/Web`);
  expect([form.status, form.address.origin]).toEqual([200, issuer]);
  const wrong = await submit(form, { email: 'staff@demo.localhost', password: 'guessed' });
  expect(wrong.address.origin).toBe(issuer);
  const home = await submit(wrong, { email: 'staff@demo.localhost', password });
  expect(home.address.href).toBe(`${origin}/en-US/docs/Web`);
  // Under no address of the provider: it may have another one tomorrow.
  expect(await database.query.selectFrom('accounts').select('issuer').distinct().execute()).toEqual([{ issuer: ownProvider }]);
  expect(await whoami()).toMatchObject({
    is_authenticated: true,
    email: 'staff@demo.localhost',
    is_staff: true,
    is_super_user: false,
    subscription_type: 'core',
  });

  const signedOut = await go(signOut, new URLSearchParams({ next: '/en-US/docs/Web' }));
  expect(signedOut.address.href).toBe(`${origin}/en-US/docs/Web`);
  expect(await whoami()).not.toHaveProperty('is_authenticated');
  expect((await go(`${signInSilently}?next=/here`)).address.href).toBe(`${origin}/here`);
  expect(await whoami()).not.toHaveProperty('is_authenticated');
  expect(failures).toEqual([]);
});

test('who signs up is at once at the form for a new account, in the language of the page', async () => {
  const { go } = visitor();
  const form = await go(`${signIn}?next=/fr/docs/Web&signup=true`);
  expect(form.address.pathname).toMatch(/\/register$/);
  expect(form.body).toContain('<html lang="fr"');
  expect(form.body).toContain('Créer un compte');
  expect((await visitor().go(`${signIn}?next=/fr/docs/Web`)).address.pathname).toMatch(/\/sign-in$/);
});

test('who enters the password again may do what cannot be taken back, at once', async () => {
  const { go, submit, whoami } = visitor();
  await submit(await go(signIn), { email: 'plus-5-yearly@demo.localhost', password });
  const authenticated = async () =>
    database.query
      .selectFrom('sessions')
      .select('authenticated_at')
      .where('account_id', '=', String((await whoami()).username))
      .executeTakeFirstOrThrow();
  const first = await authenticated();
  await database.query
    .updateTable('identity_artefacts')
    .set({ payload: sql`payload || '{"loginTs": 1}'` })
    .where('kind', '=', 'Session')
    .execute();
  const form = await go(`${signIn}?fresh=true&next=/en-US/plus/settings`);
  expect([form.address.origin, form.body]).toEqual([issuer, expect.stringContaining('value="plus-5-yearly@demo.localhost"')]);
  expect((await submit(form, { email: 'plus-5-yearly@demo.localhost', password })).address.href).toBe(`${origin}/en-US/plus/settings`);
  const again = await authenticated();
  expect([first, again].every(({ authenticated_at: at }) => Math.abs(Number(at) - Date.now()) < 60_000)).toBe(true);
});

test('who has a session at the provider is signed in without being asked', async () => {
  const { go, submit, whoami } = visitor();
  await submit(await go(signIn), { email: 'plus-10-yearly@demo.localhost', password });
  const { username } = await whoami();
  await database.query.deleteFrom('sessions').execute();
  await go('/api/v1/whoami');
  expect((await go(`${signInSilently}?next=/there`)).address.href).toBe(`${origin}/there`);
  expect(await whoami()).toMatchObject({ username, subscription_type: 'mdn_plus_10y', features: expect.arrayContaining(['earlyAccess']) });
});

test('an account that is deleted at the provider goes here too', async () => {
  const { go, submit, whoami } = visitor();
  await submit(await go(signIn), { email: 'core@demo.localhost', password });
  const { username } = await whoami();
  const { subject } = await database.query
    .selectFrom('accounts')
    .select('subject')
    .where('id', '=', String(username))
    .executeTakeFirstOrThrow();
  const events = { 'https://schemas.accounts.firefox.com/event/delete-user': {} };
  await database.query
    .insertInto('identity_events')
    .values({ id: 'the event', person_id: subject, events, created_at: new Date(), next_attempt_at: new Date(0) })
    .execute();
  await identity.deliverNews();
  expect(await database.query.selectFrom('accounts').select('id').where('id', '=', String(username)).execute()).toEqual([]);
  expect(await database.query.selectFrom('identity_events').selectAll().execute()).toEqual([]);
});
