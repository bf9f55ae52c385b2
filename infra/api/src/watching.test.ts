import { randomUUID } from 'node:crypto';
import { NewsListSchema, WatchListSchema, watchLimits, WatchSchema } from '@webdocs/contracts/api/watching';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import { openDatabase } from '@webdocs/database';
import type { Mail } from '@webdocs/mail/mail';
import { compatData, featureData, statement, webFeature, writtenPackages } from '@webdocs/updates/fixtures/update-packages';
import { importNewest } from '@webdocs/updates/import-updates';
import * as v from 'valibot';
import { headersOf, host, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';
import { digestMail, periodSince } from './watching/digest-mail.ts';
import { noticeHappenings } from './watching/notice-happenings.ts';
import { sendDigests } from './watching/send-digests.ts';

jest.setTimeout(60_000);

const all = '/api/v2/watches/';
const teaPage = '/en-US/docs/Web/tea';
const tea = 'css.properties.tea';
let site: SiteWithAccounts;
let count = 0;

beforeAll(async () => {
  site = await siteWithAccounts();
  await imported('1.0.0', ['100']);
});
afterAll(() => site.close());

/** Data in which Chrome has one more part of tea in each of its versions. */
async function imported(version: string, chromes: readonly string[]) {
  const parts = Object.fromEntries(chromes.map((chrome) => [`part_${chrome}`, statement({ chrome: { version_added: chrome } })]));
  const areas = { css: { properties: { tea: { ...statement({ chrome: { version_added: '100' } }), ...parts } } } };
  const { place } = writtenPackages({
    compat: { version, data: compatData(areas) },
    features: { version, data: featureData({ tea: webFeature('low', { low: '2024-05-01' }) }) },
  });
  await importNewest({ database: site.database, places: [place], today: '2026-11-21', onAway: (thrown) => expect(thrown).toBeUndefined() });
}

const notice = () => noticeHappenings({ ...site.parts, updates: site.updates });
const reader = () => site.signedIn(`watcher-${++count}`);
const watch = (user: Caller, kind: string, subject: string) => user.post(all, { kind, subject });
const watched = async (user: Caller) => v.parse(WatchListSchema, (await user.get(all)).json());
const news = async (user: Caller) => v.parse(NewsListSchema, (await user.get(`${all}news/`)).json());

describe('what a reader watches', () => {
  test('is nothing at first, and a digest would be weekly', async () => {
    expect(await watched(await reader())).toEqual({ watches: [], digest: 'weekly', can_mail: false });
  });

  test('is a page, a feature or a collection, each once, the latest first', async () => {
    const user = await reader();
    const [shelf] = (await user.get('/api/v2/collections/')).json<Array<{ id: string }>>();
    for (const [kind, subject] of [
      ['page', `${teaPage}#steeping`],
      ['feature', tea],
      ['feature', tea],
      ['feature', 'tea'],
      ['collection', String(shelf?.id)],
    ] as const)
      expect((await watch(user, kind, subject)).statusCode).toBe(201);
    expect((await watched(user)).watches.map(({ kind, subject, title }) => [kind, subject, title])).toEqual([
      ['collection', shelf?.id, 'Default'],
      ['feature', 'tea', 'Tea'],
      ['feature', tea, undefined],
      ['page', teaPage, `The page ${teaPage}`],
    ]);
  });

  test.each([
    ['page', '/en-US/docs/Nowhere', 404],
    ['feature', 'css.properties.coffee', 400],
    ['feature', 'css', 400],
    ['collection', 'nothing', 400],
    ['planet', 'mars', 400],
    ['page', '', 400],
  ])('is no %s %j that is not there', async (kind, subject, status) => {
    const user = await reader();
    expect((await watch(user, kind, subject)).statusCode).toBe(status);
    expect((await watched(user)).watches).toEqual([]);
  });

  test('is not the collection of another reader, and is ended by its owner alone', async () => {
    const [ada, eve] = [await reader(), await reader()];
    const [shelf] = (await ada.get('/api/v2/collections/')).json<Array<{ id: string }>>();
    expect((await watch(eve, 'collection', String(shelf?.id))).statusCode).toBe(400);
    const { id } = v.parse(WatchSchema, (await watch(ada, 'feature', tea)).json());
    expect([(await eve.delete(`${all}${id}/`)).statusCode, (await ada.delete(`${all}${id}/`)).statusCode]).toEqual([404, 200]);
    expect((await ada.delete(`${all}${id}/`)).statusCode).toBe(404);
    expect((await watched(ada)).watches).toEqual([]);
  });

  test('has an end, which is said', async () => {
    const user = await reader();
    const account = (await user.get('/api/v1/whoami')).json<{ username: string }>().username;
    await watch(user, 'feature', tea);
    const more = Array.from({ length: watchLimits.watches - 1 }, (_, at) => ({ kind: 'feature' as const, subject: `api.Kettle${at}` }));
    await site.database.query
      .insertInto('watches')
      .values(more.map((one) => ({ ...one, id: crypto.randomUUID(), account_id: account, collection_id: null })))
      .execute();
    const reply = await watch(user, 'page', teaPage);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([400, expect.stringContaining('500')]);
    expect((await watch(user, 'feature', tea)).statusCode).toBe(201);
  });

  test('is given as a file, goes with its collection, and with the account', async () => {
    const user = await reader();
    const { id } = (await user.post('/api/v2/collections/', { name: 'Pots' })).json<{ id: string }>();
    await watch(user, 'feature', tea);
    await watch(user, 'collection', id);
    await user.delete(`/api/v2/collections/${id}/`);
    const file = await user.get(`${all}export/`);
    expect(file.headers['content-disposition']).toBe('attachment; filename="watching.json"');
    expect(file.json()).toEqual({ digest: 'weekly', watches: [{ kind: 'feature', subject: tea, created_at: expect.any(String) }] });
    const rows = async () => (await site.database.query.selectFrom('digests').select('account_id').execute()).length;
    const before = await rows();
    await user.delete('/api/v1/plus/account/');
    expect(await rows()).toBe(before - 1);
  });

  test('is told to its reader alone', async () => {
    for (const url of [all, `${all}news/`, `${all}export/`])
      expect((await site.server.inject({ url, headers: { host } })).statusCode).toBe(401);
  });
});

describe('what is new', () => {
  test('is what happened since a reader watches, to a page, a feature and what is in a collection', async () => {
    const [ofPage, ofFeature, ofCollection] = [await reader(), await reader(), await reader()];
    site.changed.set(teaPage, '2026-11-01T10:00:00Z');
    await watch(ofPage, 'page', teaPage);
    await watch(ofFeature, 'feature', tea);
    const [shelf] = (await ofCollection.get('/api/v2/collections/')).json<Array<{ id: string }>>();
    await ofCollection.post(`/api/v2/collections/${shelf?.id}/items/`, { title: 'Tea', url: teaPage });
    await watch(ofCollection, 'collection', String(shelf?.id));
    await notice();
    // What had happened before is no news.
    for (const user of [ofPage, ofFeature, ofCollection]) expect(await news(user)).toEqual({ news: [], new_count: 0 });

    site.changed.set(teaPage, '2026-11-20T10:00:00Z');
    await imported('1.1.0', ['100', '101']);
    expect(await untilNoticed()).toBe(2);
    const late = await reader();
    await watch(late, 'feature', tea);

    const edited = { kind: 'page', subject: teaPage, change: 'edited', name: `The page ${teaPage}`, day: '2026-11-20', is_new: true };
    const shipped = { kind: 'feature', subject: tea, change: 'added', name: 'Chrome 101', update: 'chrome-101', is_new: true };
    expect((await news(ofPage)).news).toMatchObject([edited]);
    expect((await news(ofFeature)).news).toMatchObject([shipped]);
    expect((await news(ofCollection)).news).toHaveLength(2);
    expect((await news(late)).news).toEqual([]);
    // Once is enough, and older content of another replica is no change.
    site.changed.set(teaPage, '2026-11-10T10:00:00Z');
    expect(await notice()).toBe(0);

    const [first] = (await news(ofPage)).news;
    expect((await ofPage.post(`${all}news/`, { id: first?.id })).statusCode).toBe(201);
    expect(await news(ofPage)).toMatchObject({ news: [{ is_new: false }], new_count: 0 });
    expect((await ofPage.post(`${all}news/`, { id: 0 })).statusCode).toBe(201);
    expect((await news(ofPage)).new_count).toBe(0);
  });

  /** A replica hears of an import a moment later. */
  async function untilNoticed(): Promise<number> {
    let noticed = 0;
    for (let turn = 0; turn < 100 && noticed < 2; turn++) {
      noticed += await notice();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return noticed;
  }

  test('is the first change of a page without a history, and not an old one that is learned of late', async () => {
    const [fresh, old] = ['/en-US/docs/Web/fresh', '/en-US/docs/Web/old'];
    const user = await reader();
    for (const path of [fresh, old]) await watch(user, 'page', path);
    await notice();
    site.changed.set(fresh, new Date(Date.now() + 60_000).toISOString());
    site.changed.set(old, '2020-01-01T00:00:00Z');
    await notice();
    expect((await news(user)).news).toMatchObject([{ subject: fresh, change: 'edited' }]);
  });

  test('goes by the moment of a change, whatever its time zone', async () => {
    const path = '/en-US/docs/Web/zones';
    const user = await reader();
    site.changed.set(path, '2026-11-20T12:00:00+09:00');
    await watch(user, 'page', path);
    site.changed.set(path, '2026-11-20T04:00:00.000Z');
    await notice();
    expect((await news(user)).new_count).toBe(1);
  });

  test('is looked for by one process at a time', async () => {
    const user = await reader();
    site.changed.set('/en-US/docs/Web/oolong', '2026-11-01T10:00:00Z');
    await watch(user, 'page', '/en-US/docs/Web/oolong');
    site.changed.set('/en-US/docs/Web/oolong', '2026-11-02T10:00:00Z');
    const noticed = await Promise.all([notice(), notice(), notice()]);
    expect(noticed.toSorted()).toEqual([0, 0, 1]);
    expect((await news(user)).news).toHaveLength(1);
  });
});

describe('a digest', () => {
  const siteOfDigests = { siteName: 'Shelf', origin: 'https://shelf.example' };
  const send = async () => {
    const mails: Mail[] = [];
    await sendDigests({ ...site.parts, sendMail: async (mail) => void mails.push(mail), site: siteOfDigests });
    return mails;
  };
  const later = (days: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + days * 24 * 60 * 60 * 1000);
  };
  let edits = 0;
  const editedPage = async () => {
    const path = `/en-US/docs/Web/${'abcdefghij'[edits++ % 10]}x`;
    site.changed.set(path, '2026-11-01T10:00:00Z');
    return { path, edit: async () => (site.changed.set(path, '2026-11-20T10:00:00Z'), notice()) };
  };
  const wantsNone = async () => site.database.query.updateTable('digests').set({ rhythm: 'off' }).execute();
  beforeEach(wantsNone);

  test('says once what happened, with its count in the subject, in the language of the reader, and how to end it', async () => {
    const { path, edit } = await editedPage();
    const user = await reader();
    await user.call({
      method: 'POST',
      url: all,
      payload: { kind: 'page', subject: path },
      headers: { referer: `http://${host}/fr/docs/Web` },
    });
    await edit();
    expect(await send()).toEqual([]);
    later(7);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'digest', to: `watcher-${count}@example.org`, locale: 'fr', subject: '1 page modifiée' });
    expect(mail?.lists?.[0]?.entries).toEqual([
      { name: `The page ${path}`, address: `https://shelf.example${path}`, text: 'La page a été modifiée.' },
    ]);
    expect(mail?.why?.address).toBe('https://shelf.example/fr/plus/settings#watching');
    later(7);
    expect(await send()).toEqual([]);
  });

  test('is not sent where nothing happened, to who wants none, or while an account is suspended', async () => {
    const { path, edit } = await editedPage();
    const [quiet, off, suspended] = [await reader(), await reader(), await reader()];
    await watch(quiet, 'page', '/en-US/docs/Web/quiet');
    for (const user of [off, suspended]) await watch(user, 'page', path);
    expect((await off.post(`${all}digest/`, { digest: 'off' })).statusCode).toBe(201);
    await site.database.query
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('email', '=', `watcher-${count}@example.org`)
      .execute();
    await edit();
    later(7);
    expect(await send()).toEqual([]);
    // Who turns it on again is told from then on.
    await off.post(`${all}digest/`, { digest: 'daily' });
    expect((await watched(off)).digest).toBe('daily');
    later(2);
    expect(await send()).toEqual([]);
  });

  test('ends by one press of a mail program, without a session, and asks who opens the link', async () => {
    const { path, edit } = await editedPage();
    const user = await reader();
    await watch(user, 'page', path);
    await edit();
    later(7);
    const [mail] = await send();
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const url = pathname + search;
    const waiting = {
      urgency: 1,
      recipient: `watcher-${count}@example.org`,
      message: '{}',
      queued_at: new Date(),
      next_try_at: new Date(),
    };
    const mails = ['digest', 'notice'].map((kind) => ({ ...waiting, kind, id: randomUUID() }));
    await site.database.query
      .insertInto('outgoing_mail')
      .values(mails as never)
      .execute();
    const page = await site.server.inject({ url, headers: { host, accept: 'text/html' } });
    expect([page.statusCode, page.body.includes('Stop the digest?')]).toEqual([200, true]);
    expect((await watched(user)).digest).toBe('weekly');
    const press = await site.server.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([press.statusCode, (await watched(user)).digest]).toEqual([200, 'off']);
    // One that waits to be sent is taken back.
    expect(await site.database.query.selectFrom('outgoing_mail').select('kind').execute()).toEqual([{ kind: 'notice' }]);
    const wrong = await site.server.inject({ url: pathname.replace(/[^/]+\/$/, 'no-such/'), headers: { host } });
    expect(wrong.statusCode).toBe(404);
  });

  describe('at once', () => {
    const mails: Mail[] = [];
    let open: Awaited<ReturnType<SiteWithAccounts['another']>>;
    const ask = (user: Caller) => open.inject({ method: 'POST', url: `${all}digest/now/`, headers: headersOf(user.secret) });
    beforeAll(async () => (open = await site.another({ sendMail: async (mail) => void mails.push(mail) })));
    beforeEach(() => void mails.splice(0));

    test('tells what is new since the last one, of days up to today; then nothing is, and it says since when', async () => {
      const path = '/en-US/docs/Web/atonce';
      site.changed.set(path, '2026-11-01T10:00:00Z');
      const user = await reader();
      await watch(user, 'page', path);
      const start = site.clock.now.toISOString();
      later(1);
      expect((await ask(user)).json()).toEqual({ sent: false, since: start });
      // Nothing has looked yet: the call does.
      site.changed.set(path, '2026-11-20T10:00:00Z');
      expect((await ask(user)).json()).toEqual({ sent: true, since: start });
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[`watcher-${count}@example.org`, '1 page changed']]);
      const day = (iso: string | Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
      expect(mails[0]?.period).toContain(day(site.clock.now).split(' ')[1]);
      expect((await ask(user)).json()).toEqual({ sent: false, since: site.clock.now.toISOString() });
      // The one that would have come tells nothing a second time.
      later(7);
      expect(await send()).toEqual([]);
      expect(mails).toHaveLength(1);
    });

    test('is not sent twice to who presses twice at the same moment', async () => {
      const { path, edit } = await editedPage();
      const user = await reader();
      await watch(user, 'page', path);
      await edit();
      const sent = await Promise.all([ask(user), ask(user), ask(user)]);
      expect(sent.filter((reply) => reply.json<{ sent: boolean }>().sent)).toHaveLength(1);
      expect(mails).toHaveLength(1);
    });

    test('is none for who watches nothing or wants none, and where no mail is sent', async () => {
      const user = await reader();
      expect((await ask(user)).statusCode).toBe(400);
      await watch(user, 'feature', tea);
      await user.post(`${all}digest/`, { digest: 'off' });
      expect((await ask(user)).json()).toMatchObject({ message: expect.stringContaining('There is no digest to send') });
      expect((await user.post(`${all}digest/now/`)).statusCode).toBe(501);
    });
  });

  test('goes out once, whatever number of processes send', async () => {
    const { path, edit } = await editedPage();
    const users = await Promise.all(Array.from({ length: 12 }, () => reader()));
    for (const user of users) await watch(user, 'page', path);
    await edit();
    later(7);
    const other = await openDatabase({ url: urlOf(site), dataFolder: '', report: () => undefined });
    const mails: Mail[] = [];
    const sendMail = async (mail: Mail) => void mails.push(mail);
    const from = (database: typeof other) => sendDigests({ ...site.parts, database, sendMail, site: siteOfDigests });
    const sent = await Promise.all([from(site.database), from(other), from(site.database)]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(12);
    await other.close();
  });

  test.each([
    ['of a week', '2026-11-16T05:00:20Z', '2026-11-23T05:00:10Z', 'November 16 – 22, 2026'],
    ['after one at once', '2026-11-20T18:00:00Z', '2026-11-23T05:00:10Z', 'November 20 – 22, 2026'],
    ['after weeks in which the site was down', '2026-11-02T05:00:00Z', '2026-11-23T09:00:00Z', 'November 2 – 22, 2026'],
    ['of a day', '2026-11-22T05:00:20Z', '2026-11-23T05:00:10Z', 'November 22, 2026'],
    ['of a reader who began today', '2026-11-23T04:00:00Z', '2026-11-23T05:00:10Z', 'November 22, 2026'],
  ])('%s names the days that it tells of', (_, toldAt, now, days) => {
    const { period } = digestMail(digestIn('en-US'), [], siteOfDigests, periodSince(new Date(toldAt), new Date(now)));
    expect(period?.replaceAll(/\p{Zs}/gu, ' ')).toBe(days);
  });

  const digestIn = (locale: Locale) =>
    ({
      account_id: 'a',
      rhythm: 'daily',
      told_until: 0,
      told_at: new Date(0),
      link_id: 'x',
      email: 'ada@example.org',
      locale,
      watches: 2,
    }) as const;

  test('calls a feature by its path, by its name in Baseline where that changed, or where that is watched', () => {
    const digest = digestIn('fr');
    const of = { kind: 'feature', update: 'x' } as const;
    const news = [
      { ...of, id: 4, subject: 'tea', change: 'added', name: 'Chrome 101', feature: 'Tea' },
      { ...of, id: 3, subject: 'css.properties.tea', change: 'added', name: 'Chrome 101' },
      { ...of, id: 2, subject: 'css.properties.tea', change: 'newly', name: 'Green tea' },
      { ...of, id: 1, subject: 'css.properties.tea', change: 'newly', name: 'Tea' },
    ] as const;
    const { lists } = digestMail(digest, news, siteOfDigests, {
      from: new Date('2026-11-25T05:00:00Z'),
      to: new Date('2026-11-26T05:00:00Z'),
    });
    expect(lists?.[0]?.entries.map(({ name }) => name)).toEqual(['Tea', 'tea', 'Green tea', 'Tea']);
  });

  test.each(activeLocales)('is all in %s', (locale) => {
    const digest = digestIn(locale);
    const changes = ['added', 'removed', 'newly', 'widely', 'regressed', 'discouraged'] as const;
    const happened = changes.flatMap((change, at) =>
      ['Chrome 1', 'Edge 1'].map(
        (release, of) =>
          ({
            id: at * 2 + of,
            kind: 'feature',
            subject: `css.properties.${change}`,
            change,
            name: change === 'added' || change === 'removed' ? release : 'Tea',
            update: 'x',
          }) as const,
      ),
    );
    const edited = { id: 99, kind: 'page', subject: '/x', change: 'edited', name: 'X' } as const;
    const mail = digestMail(
      digest,
      [...happened, edited],
      siteOfDigests,
      periodSince(new Date('2026-11-25T05:00:00Z'), new Date('2026-11-26T05:00:00Z')),
    );
    const { lists, why, link, subject, period } = mail;
    const said = JSON.stringify({ lists, why, link, subject, period });
    expect(said).not.toContain('visit-digest');
    expect(mail.lists?.[0]?.entries).toHaveLength(changes.length + 1);
    expect(subject).toMatch(/[16]/);
    const [first] = digestMail(digest, happened, siteOfDigests, periodSince(new Date(0), new Date(1))).subject;
    expect(first).toBe(first?.toLocaleUpperCase(locale));
  });
});

function urlOf({ database }: SiteWithAccounts): string {
  const { connectionString } = database.address() as { connectionString: string };
  return connectionString;
}
