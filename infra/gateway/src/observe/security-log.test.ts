import { hostConstraint, serveHosts } from '@webdocs/server/hosts';
import {
  hearSecurityEvents,
  noteAccount,
  noteActor,
  tellRefusal,
  tellSecurityEvent,
  type SecurityCode,
} from '@webdocs/server/security-events';
import type { AuditEvent } from '@webdocs/database/audit-chain';
import { Failure } from '@webdocs/contracts/failures/failure';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { securityLog } from './security-log.ts';

const logOfLines = () => pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });

let server: FastifyInstance;
let lines: Array<Record<string, unknown>>;
let rows: AuditEvent[];
let counted: SecurityCode[];
let isAway: boolean;
let now: number;
beforeEach(async () => {
  [lines, rows, counted, isAway, now] = [[], [], [], false, 0];
  server = fastify();
  const append = async (event: AuditEvent) => {
    if (isAway) throw new Failure('DATABASE_AWAY', { cause: 'cut off' });
    rows.push(event);
  };
  hearSecurityEvents(
    server,
    securityLog({ log: logOfLines(), secret: 'key', count: (code) => counted.push(code), append, now: () => now }),
  );
  await server.register(async (plugin) => {
    const at = (url: string, tell: (request: FastifyRequest) => void) =>
      plugin.get(url, async (request) => {
        tell(request);
        return 'done';
      });
    at('/accounts/:id', (request) => tellRefusal(request, new Failure('STAFF_ONLY'), 'account-7'));
    at('/look', (request) => tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId: 'staff-1', subject: 'account-7' }));
    at('/origin', (request) => tellRefusal(request, new Failure('ORIGIN_FOREIGN', { origin: 'https://evil.example' })));
    at('/mine', (request) => {
      noteAccount(request, 'account-9');
      tellRefusal(request, new Failure('STAFF_ONLY'));
    });
    at('/token', (request) => {
      noteActor(request, { kind: 'team', name: 'ci', team: 'mfe-docs' });
      tellRefusal(request, new Failure('TOKEN_OF_OTHER_TEAM', { team: 'mfe-docs', remote: 'mfe-ads' }), 'mfe-ads');
    });
    at('/other', (request) => tellRefusal(request, new Failure('ACCOUNT_UNKNOWN')));
    at('/in', (request) => tellSecurityEvent(request, { code: 'SIGNED_IN', accountId: 'account-1' }));
  });
});
afterEach(() => server.close());

const ask = (url: string, remoteAddress = '203.0.113.9') => server.inject({ url, remoteAddress });

test('an event is a line with code, route, account, request and network, counted by its code, and names no address', async () => {
  await ask('/accounts/account-7');
  await ask('/in');
  expect(lines).toMatchObject([
    { msg: 'security', security: 'STAFF_ONLY', route: 'GET /accounts/:id', subject: 'account-7', requestId: expect.any(String) },
    { security: 'SIGNED_IN', route: 'GET /in', accountId: 'account-1' },
  ]);
  expect(counted).toEqual(['STAFF_ONLY', 'SIGNED_IN']);
  expect(JSON.stringify([lines, rows])).not.toContain('203.0.113.9');
});

test('what was tried with a token that is known is under the name of that token, in the log and in the audit', async () => {
  await ask('/token');
  expect(lines).toMatchObject([{ security: 'TOKEN_OF_OTHER_TEAM', actor: 'mfe-docs/ci', subject: 'mfe-ads' }]);
  expect(rows).toMatchObject([{ event: 'TOKEN_OF_OTHER_TEAM', actor: { kind: 'team', name: 'ci', team: 'mfe-docs' }, subject: 'mfe-ads' }]);
});

test('those of one network are known by one hash, those of another by another', async () => {
  await ask('/in');
  await ask('/in', '2001:db8:1:2::9');
  await ask('/in', '2001:db8:1:2:3:4:5:6');
  const [one, two, three] = lines.map(({ network }) => network);
  expect(two).toBe(three);
  expect(one).not.toBe(two);
});

test('the rare ones are rows of the audit, and frequent ones and other failures are not', async () => {
  for (const url of ['/accounts/account-7', '/origin', '/other', '/in']) await ask(url);
  expect(rows).toMatchObject([{ event: 'STAFF_ONLY', subject: 'account-7', actor: { kind: 'stranger' } }]);
  expect(counted).toEqual(['STAFF_ONLY', 'ORIGIN_FOREIGN', 'SIGNED_IN']);
});

test('a stranger who keeps trying gets ten rows a minute, and the next row says how many there were besides', async () => {
  for (let call = 0; call < 25; call++) await ask('/accounts/account-7');
  expect(rows).toHaveLength(10);
  expect(lines).toHaveLength(25);
  // What staff do is written down all the same.
  await ask('/look');
  expect(rows.pop()).toMatchObject({
    event: 'STAFF_LOOKED',
    actor: { kind: 'account', name: 'staff-1' },
    detail: { notWrittenBefore: 15 },
  });
  await ask('/accounts/account-7');
  now = 60_000;
  await ask('/accounts/account-7');
  expect(rows[10]?.detail).toMatchObject({ notWrittenBefore: 1 });
});

test('nor does an account give a stranger more rows', async () => {
  for (let call = 0; call < 12; call++) await ask('/mine');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatchObject({ event: 'STAFF_ONLY', actor: { kind: 'account', name: 'account-9' } });
});

test('a host that takes the headers of proxies away is told by the network of who asks, not by that of the proxy', async () => {
  const hosts = {
    'id.localhost': (host: FastifyInstance, _: unknown, done: () => void) => {
      host.get('/', async (request) => {
        delete request.headers['x-forwarded-for'];
        tellSecurityEvent(request, { code: 'PASSWORD_WRONG' });
        return 'done';
      });
      done();
    },
  };
  const behind = fastify({ trustProxy: true, routerOptions: { constraints: hostConstraint(Object.keys(hosts)) } });
  hearSecurityEvents(behind, securityLog({ log: logOfLines(), secret: 'key', count: () => undefined, append: async () => undefined }));
  serveHosts(behind, hosts);
  for (const user of ['203.0.113.9', '198.51.100.7'])
    await behind.inject({ url: '/', headers: { host: 'id.localhost', 'x-forwarded-for': user } });
  await behind.close();
  expect(lines.map(({ network }) => network)).toEqual([...new Set(lines.map(({ network }) => network))]);
  expect(lines).toHaveLength(2);
});

test('while the database is away nothing fails, and what was not written is counted', async () => {
  isAway = true;
  expect((await ask('/accounts/account-7')).statusCode).toBe(200);
  isAway = false;
  await ask('/accounts/account-7');
  expect(rows).toMatchObject([{ detail: { notWrittenBefore: 1 } }]);
});
