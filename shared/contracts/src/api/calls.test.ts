import { apiTags, changes, failuresOf, limitClasses, versionOf, type ApiCall } from './call.ts';
import { CallNameSchema, everyCall, publicCalls } from './calls.ts';
import { failures } from '../failures/failure.ts';
import * as v from 'valibot';

const entries = Object.entries<ApiCall>(everyCall);
const calls = publicCalls.map((call) => [call.name, call] as const);
const named = (name: string) => publicCalls.find((call) => call.name === name) as ApiCall;

test('each call is under its own name, and has an address of its own', () => {
  for (const [name, call] of entries) expect(call.name).toBe(name);
  expect(new Set(entries.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(entries.length);
});

test('every group has calls', () => {
  for (const tag of Object.keys(apiTags)) expect(publicCalls.map((call) => call.tag)).toContain(tag);
});

test.each(entries)('%s says what it is for in one sentence', (_, { purpose, replies }) => {
  expect(purpose).toMatch(/^[A-Z](?!.*\. [A-Z]).*\.$/);
  for (const means of Object.values(replies)) expect(means).toMatch(/\.$/);
});

test.each(calls)('%s ends in statuses of a call that went well, and fails with statuses of one that did not', (_, call) => {
  for (const status of Object.keys(call.replies)) expect(Number(status)).toBeLessThan(400);
  for (const code of failuresOf(call)) expect((failures[code] as { status?: number }).status).toBeGreaterThanOrEqual(400);
});

test.each(entries.filter(([, { method }]) => method === 'GET'))('%s only reads, and takes no body', (_, call) => {
  expect(call.body).toBeUndefined();
  expect(changes(call)).toBe(false);
  expect(failuresOf(call)).not.toContain('ORIGIN_FOREIGN');
});

test.each(calls.filter(([, { path }]) => path.startsWith('/api/v1/root/')))('%s is for staff alone', (_, call) => {
  expect(call.who).toBe('staff');
  expect(failuresOf(call)).toEqual(expect.arrayContaining(['STAFF_ONLY', 'UNAUTHENTICATED']));
});

test.each(calls.filter(([, call]) => changes(call)))('%s, which changes something, is taken from pages of the site alone', (_, call) => {
  expect(failuresOf(call)).toContain('ORIGIN_FOREIGN');
  if (call.who !== 'anyone' && !call.needsNoToken) expect(failuresOf(call)).toContain('CSRF_TOKEN_WRONG');
});

test.each(calls)('%s is limited as one of the known kinds of calls', (_, { limit }) => {
  expect(limitClasses).toContain(limit);
});

test('what a provider tells is proved by its signature, not by where it comes from', () => {
  for (const name of ['takeIdentityEvent', 'takePaymentEvent']) {
    expect(changes(named(name))).toBe(false);
    expect(failuresOf(named(name))).not.toContain('CSRF_TOKEN_WRONG');
  }
});

test('the public description has no call of operators, of the platform, or of another service', () => {
  const left = entries.filter(([name]) => !publicCalls.some((call) => call.name === name)).map(([name]) => name);
  expect(left.sort()).toEqual([
    'activate',
    'importUpdates',
    'listReleases',
    'purgeAiHelpHistory',
    'readChange',
    'readHistory',
    'readLive',
    'readRelease',
    'readServing',
    'reportFailure',
    'rollBack',
    'uploadRelease',
  ]);
});

test('an operator is known by a token, and may call nothing else', () => {
  for (const [, { path, who, listener }] of entries) {
    expect(who === 'operator').toBe(/^\/(?:_operator|admin-api)\//.test(path));
    expect(listener === 'operator').toBe(who === 'operator');
  }
});

test('the name of a call is one of the table', () => {
  expect(v.is(CallNameSchema, 'createCollection')).toBe(true);
  for (const name of ['/api/v2/collections/', 'createColection', '']) expect(v.is(CallNameSchema, name)).toBe(false);
});

test('an address says to which version of the API it belongs, and addresses for browsers to none', () => {
  expect(versionOf(named('whoami'))).toBe('v1');
  expect(versionOf(named('listCollections'))).toBe('v2');
  expect(versionOf(named('signIn'))).toBeNull();
  expect(versionOf(named('readDocs'))).toBeNull();
});
