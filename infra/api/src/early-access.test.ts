import { everyCall } from '@webdocs/contracts/api/calls';
import type { ApiCall } from '@webdocs/contracts/api/call';
import type { FastifyInstance } from 'fastify';
import { headersOf, host, origin, siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

let site: SiteWithAccounts;
let early: FastifyInstance;
beforeAll(async () => {
  site = await siteWithAccounts();
  early = await site.another({ early: ['newsletter'] });
});
afterAll(() => site.close());

let count = 0;
async function visitorWith(plan: string | null, more: { readonly is_staff?: boolean } = {}) {
  if (plan === null) return { host, origin };
  const name = `early-${++count}`;
  const { secret } = await site.signedIn(name, plan);
  if (more.is_staff) await site.database.query.updateTable('accounts').set(more).where('subject', '=', name).execute();
  return headersOf(secret);
}
const guarded = Object.values<ApiCall>(everyCall).filter(({ feature }) => feature === 'newsletter');

test.each([
  ['an anonymous visitor', null, {}, false],
  ['a reader of Core', 'core', {}, false],
  ['a subscriber of Plus 5', 'mdn_plus_5y', {}, false],
  ['Supporter 10, paid monthly', 'mdn_plus_10m', {}, true],
  ['Supporter 10, paid yearly', 'mdn_plus_10y', {}, true],
  ['staff', 'core', { is_staff: true }, true],
])('a feature that is early, asked for by %s: each of its calls, and whoami, say whether it is open', async (_, plan, more, isOpen) => {
  const headers = await visitorWith(plan, more);
  expect(guarded.map(({ name }) => name).sort()).toEqual(['readNewsletter', 'signUpForNewsletter', 'subscribeToNewsletter']);
  for (const { method, path: url, body } of guarded) {
    const call = { method, url, headers, ...(body ? { payload: { email: 'ada@example.org' } } : {}) };
    const { statusCode } = await early.inject(call);
    if (isOpen) expect(statusCode).toBeLessThan(300);
    else expect(statusCode).toBe(plan === null && !body ? 401 : 403);
    // On for all, it is.
    if (plan !== null) expect((await site.server.inject(call)).statusCode).toBeLessThan(300);
  }
  const { features = [] } = (await early.inject({ url: '/api/v1/whoami', headers })).json<{ features?: string[] }>();
  expect(features.includes('earlyAccess')).toBe(isOpen);
});

test('who has what is early can always leave it', async () => {
  const headers = await visitorWith('core');
  expect((await early.inject({ method: 'DELETE', url: '/api/v1/plus/newsletter/', headers })).statusCode).toBe(202);
});
