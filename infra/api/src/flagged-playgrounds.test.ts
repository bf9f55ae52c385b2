import { FlaggedPlaygroundPageSchema, FlaggedPlaygroundsSchema } from '@webdocs/contracts/api/flagged-playgrounds';
import { PlaygroundListSchema } from '@webdocs/contracts/api/playgrounds';
import { StaffAccountPageSchema } from '@webdocs/contracts/api/staff';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import type { Mail } from '@webdocs/mail/mail';
import * as v from 'valibot';
import { headersOf, host, origin, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const play = '/api/v1/play/';
const root = '/api/v1/root/playgrounds/';
const because = { reason: 'It asks for passwords' };
const unknown = 'aaaaaaaaaaaa';

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  let users = 0;
  const mails: Mail[] = [];
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
    staff = await site.signedIn('helper');
    await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'helper').execute();
  });
  beforeEach(async () => {
    mails.length = 0;
    await site.database.query.deleteFrom('playgrounds').execute();
  });
  afterAll(() => site.close());

  const anonymously = (method: 'GET' | 'POST', url: string, payload?: object) =>
    site.server.inject({ method, url, headers: { host, origin, 'user-agent': `browser ${++users}` }, payload });

  async function shared(code: object = { html: '<title>Trap</title>' }) {
    const name = `owner-${++users}`;
    const owner = await site.signedIn(name);
    return { owner, email: `${name}@example.org`, id: (await owner.post(play, code)).json<{ id: string }>().id };
  }
  const flag = (id: string, reason?: string) => anonymously('POST', `${play}flag`, { id, reason });
  const listed = async (state: 'flagged' | 'hidden') =>
    v.parse(FlaggedPlaygroundsSchema, (await staff.get(`${root}?state=${state}`)).json());
  const page = async (id: string) => v.parse(FlaggedPlaygroundPageSchema, (await staff.get(`${root}${id}/`)).json());
  const hide = (id: string) => staff.post(`${root}${id}/hiding/`, because);
  const restore = (id: string) => staff.call({ method: 'DELETE', url: `${root}${id}/hiding/`, payload: { reason: 'A mistake' } });
  const own = async (owner: Caller) => v.parse(PlaygroundListSchema, (await owner.get(play)).json()).playgrounds;

  /** The same site, where mail is sent. */
  async function withMail(sendMail: (mail: Mail) => Promise<void>) {
    const server = await site.another({ sendMail });
    return (method: 'POST' | 'DELETE', url: string) => server.inject({ method, url, headers: headersOf(staff.secret), payload: because });
  }

  test('what readers flagged is before staff, the most flagged first, with its code and what readers said', async () => {
    const [once, twice] = [await shared(), await shared({ js: 'alert(1)' })];
    await shared({ html: 'never flagged' });
    await flag(once.id, 'spam');
    for (const reason of ['phishing', undefined]) await flag(twice.id, reason);
    const { playgrounds, total } = await listed('flagged');
    expect([total, playgrounds.map(({ id }) => id)]).toEqual([2, [twice.id, once.id]]);
    expect(playgrounds[0]).toMatchObject({ title: 'alert(1)', open_flags: 2, last_flagged_at: '2026-11-21T12:00:00.000Z' });
    expect(playgrounds[0]?.owner.email).toBe(twice.email);
    expect(await page(once.id)).toMatchObject({
      code: { html: '<title>Trap</title>', css: '', js: '' },
      flags: [{ at: '2026-11-21T12:00:00.000Z', reason: 'spam', is_open: true }],
    });
  });

  test('what is hidden is gone for readers and there for its owner, who sees why; restored, it is back', async () => {
    const { id, owner } = await shared();
    await flag(id, 'phishing');
    const reply = await hide(id);
    expect([reply.statusCode, reply.body]).toEqual([201, '']);

    const read = await anonymously('GET', play + id);
    expect([read.statusCode, read.json().message]).toEqual([403, `Playground Error: the playground ${id} is hidden`]);
    expect((await (await site.signedIn('stranger')).get(play + id)).statusCode).toBe(403);
    expect((await owner.get(play + id)).json()).toEqual({ html: '<title>Trap</title>', css: '', js: '' });
    expect(await own(owner)).toMatchObject([{ id, hidden: { at: '2026-11-21T12:00:00.000Z', reason: because.reason } }]);
    expect((await owner.post(play, { html: '<title>Trap</title>' })).statusCode).toBe(403);
    expect((await listed('flagged')).total).toBe(0);
    expect((await listed('hidden')).playgrounds.map((one) => one.id)).toEqual([id]);

    expect((await restore(id)).statusCode).toBe(200);
    expect((await anonymously('GET', play + id)).statusCode).toBe(200);
    expect((await own(owner))[0]?.hidden).toBeUndefined();
    expect((await listed('hidden')).total).toBe(0);
  });

  test('what a suspended account shares is not there for readers, staff see it all the same, and it is back when that is lifted', async () => {
    const { id, owner } = await shared();
    await flag(id, 'phishing');
    const account = (await owner.get('/api/v1/whoami')).json<{ username: string }>().username;
    const suspension = `/api/v1/root/accounts/${account}/suspension/`;
    expect((await staff.post(suspension, because)).statusCode).toBe(201);
    const read = await anonymously('GET', play + id);
    expect([read.statusCode, read.json().message]).toEqual([400, `Playground Error: there is no playground ${id}`]);
    expect((await page(id)).code).toMatchObject({ html: '<title>Trap</title>' });
    expect((await listed('flagged')).playgrounds.map((one) => one.id)).toEqual([id]);
    expect((await staff.call({ method: 'DELETE', url: suspension, payload: because })).statusCode).toBe(200);
    expect((await anonymously('GET', play + id)).statusCode).toBe(200);
  });

  test('flags that staff found no harm in are settled, and a new one of another reader opens the case again', async () => {
    const { id } = await shared();
    await flag(id, 'do not like it');
    expect((await staff.post(`${root}${id}/settlement/`, because)).statusCode).toBe(201);
    expect((await listed('flagged')).total).toBe(0);
    expect((await page(id)).flags).toMatchObject([{ is_open: false }]);
    expect((await anonymously('GET', play + id)).statusCode).toBe(200);
    await flag(id, 'really');
    expect((await listed('flagged')).playgrounds).toMatchObject([{ id, open_flags: 1 }]);
  });

  test('each act is on record in the history of the account', async () => {
    const { id, owner } = await shared();
    await hide(id);
    await restore(id);
    await staff.post(`${root}${id}/settlement/`, because);
    const account = (await owner.get('/api/v1/whoami')).json<{ username: string }>().username;
    const { audit } = v.parse(StaffAccountPageSchema, (await staff.get(`/api/v1/root/accounts/${account}/`)).json());
    expect(audit.map(({ action, by, reason, detail }) => [action, by, reason, detail])).toEqual([
      ['settle flags', 'helper@example.org', because.reason, { playground: id }],
      ['restore playground', 'helper@example.org', 'A mistake', { playground: id }],
      ['hide playground', 'helper@example.org', because.reason, { playground: id }],
    ]);
  });

  describe('the owner is told by mail', () => {
    test('in their language, with title, reason and the way there, when it is hidden and when it is back', async () => {
      const call = await withMail(async (mail) => void mails.push(mail));
      const { id, owner, email } = await shared();
      await owner.post('/api/v1/plus/settings/', { locale_override: 'fr' });
      expect((await call('POST', `${root}${id}/hiding/`)).statusCode).toBe(201);
      expect((await call('DELETE', `${root}${id}/hiding/`)).statusCode).toBe(200);
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [email, 'Votre playground sur this site est masqué'],
        [email, 'Votre playground sur this site est de nouveau visible'],
      ]);
      expect(mails[0]?.text).toContain('«\u00a0Trap\u00a0»');
      expect(mails[0]?.text).toContain(because.reason);
      expect(mails[0]?.link?.address).toBe(`${origin}/fr/play?id=${id}`);
    });

    test('but not of what changes nothing for them', async () => {
      const call = await withMail(async (mail) => void mails.push(mail));
      const { id } = await shared();
      await call('POST', `${root}${id}/settlement/`);
      await call('DELETE', `${root}${id}/hiding/`);
      expect(mails).toEqual([]);
    });

    test('and where mail fails it is hidden all the same', async () => {
      const call = await withMail(() => Promise.reject(new Error('no mail server')));
      const { id } = await shared();
      expect((await call('POST', `${root}${id}/hiding/`)).statusCode).toBe(201);
      expect((await anonymously('GET', play + id)).statusCode).toBe(403);
    });
  });

  const calls = [
    ['GET', root, undefined],
    ['GET', `${root}ID/`, undefined],
    ['POST', `${root}ID/hiding/`, because],
    ['DELETE', `${root}ID/hiding/`, because],
    ['POST', `${root}ID/settlement/`, because],
  ] as const;

  test.each(calls)('%s %s is for staff alone', async (method, url, payload) => {
    const { id, owner } = await shared();
    const address = url.replace('ID', id);
    expect((await site.server.inject({ method, url: address, headers: { host, origin }, payload })).statusCode).toBe(401);
    expect((await owner.call({ method, url: address, payload })).statusCode).toBe(403);
    expect((await anonymously('GET', play + id)).statusCode).toBe(200);
  });

  test.each(calls.slice(1))('%s %s of a playground that is none says so', async (method, url, payload) => {
    for (const id of [unknown, '%00', 'x'.repeat(90)]) {
      expect((await staff.call({ method, url: url.replace('ID', id), payload })).statusCode).toBe(400);
    }
  });

  test.each(calls.slice(2))('%s %s needs a reason, and the token of the session', async (method, url) => {
    const { id } = await shared();
    const address = url.replace('ID', id);
    for (const reason of [undefined, '', ' ', 7, 'x'.repeat(501)]) {
      expect((await staff.call({ method, url: address, payload: { reason } })).statusCode).toBe(400);
    }
    const { cookie } = headersOf(staff.secret);
    expect((await site.server.inject({ method, url: address, headers: { host, origin, cookie }, payload: because })).statusCode).toBe(403);
    expect((await page(id)).hidden).toBeUndefined();
  });
});
