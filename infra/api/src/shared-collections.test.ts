import { CollectionPageSchema, CollectionSchema } from '@webdocs/contracts/api/collections';
import { FoundSharedCollectionSchema, ShareSchema } from '@webdocs/contracts/api/shared-collections';
import { deletionHash } from '@webdocs/database/note-deletion';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const all = '/api/v2/collections/';
const shared = '/api/v1/shared-collections/';

describe.each(statementServers)('a shared collection on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let owner: Caller;
  let id: string;
  let users = 0;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    owner = await site.signedIn(`owner-${++users}`, 'mdn_plus_5m');
    ({ id } = (await owner.post(all, { name: 'Layout', description: 'Grids' })).json<{ id: string }>());
    for (const word of ['css', 'html']) {
      await owner.post(`${all}${id}/items/`, { url: `/en-US/docs/Web/${word}`, title: word, notes: `secret of ${word}` });
    }
  });

  const share = async (body: object = { with_notes: false }) => v.parse(ShareSchema, (await owner.post(`${all}${id}/share/`, body)).json());
  const read = async (link: string, query = '') =>
    v.parse(FoundSharedCollectionSchema, (await site.server.inject({ url: `${shared}${link}${query}` })).json()).found;
  const copy = (user: Caller, link: string, name = 'Layout') => user.post(`${shared}${link}`, { name });

  test('is read by all who have its link, without an account and without its notes', async () => {
    const { id: link } = await share();
    expect(link).toMatch(/^[\w-]{22}$/);
    const reply = await site.server.inject({ url: `${shared}${link}` });
    expect(reply.body).not.toMatch(/secret|owner/);
    expect(await read(link)).toMatchObject({
      name: 'Layout',
      description: 'Grids',
      article_count: 2,
      page: 1,
      last: 1,
      items: [{ title: 'html' }, { title: 'css' }],
    });
    expect((await owner.get(`${all}${id}/share/`)).json()).toMatchObject({ share: { id: link, with_notes: false } });
  });

  test('has its notes where its owner wants it so; very long ones are cut in the page', async () => {
    const { id: link } = await share();
    expect((await share({ with_notes: true })).id).toBe(link);
    expect((await read(link))?.items[0]?.notes).toBe('secret of html');
    const [item] = v.parse(CollectionPageSchema, (await owner.get(`${all}${id}/`)).json()).items;
    await owner.post(`${all}${id}/items/${item?.id}/`, { title: 'long', notes: '🫖'.repeat(2000) });
    expect((await read(link))?.items[0]?.notes).toBe(`${'🫖'.repeat(999)}…`);
  });

  test('is found no more once its link is ended, replaced or guessed, and an old backup does not bring it back', async () => {
    const { id: first } = await share();
    const { id: second } = await share({ with_notes: false, renew: true });
    expect(second).not.toBe(first);
    expect([await read(first), await read('a'.repeat(22)), await read('x')]).toEqual([null, null, null]);
    expect((await owner.delete(`${all}${id}/share/`)).statusCode).toBe(200);
    expect(await read(second)).toBeNull();
    expect((await owner.get(`${all}${id}/share/`)).json()).toEqual({ share: null });
    const noted = await site.database.query
      .selectFrom('deletions')
      .select('table')
      .where('id_hash', 'in', [deletionHash('collection_shares', first), deletionHash('collection_shares', second)])
      .execute();
    expect(noted).toEqual([{ table: 'collection_shares' }, { table: 'collection_shares' }]);
  });

  test('goes with its collection, and is not shown while its owner is suspended', async () => {
    const { id: link } = await share();
    const suspended = (at: Date | null) =>
      site.database.query.updateTable('accounts').set({ suspended_at: at }).where('subject', '=', `owner-${users}`).execute();
    await suspended(new Date());
    expect(await read(link)).toBeNull();
    await suspended(null);
    expect(await read(link)).not.toBeNull();
    await owner.delete(`${all}${id}/`);
    expect(await read(link)).toBeNull();
  });

  test('is shared by its owner alone', async () => {
    const stranger = await site.signedIn(`stranger-${++users}`);
    for (const reply of [
      await stranger.get(`${all}${id}/share/`),
      await stranger.post(`${all}${id}/share/`, { with_notes: true }),
      await stranger.delete(`${all}${id}/share/`),
    ])
      expect([reply.statusCode, reply.json().error]).toEqual([400, `Collection with id ${id} not found`]);
  });

  test('is copied by a reader with an account, as often as their plan has room, in the same order', async () => {
    const { id: link } = await share();
    const reader = await site.signedIn(`reader-${++users}`);
    const made = await copy(reader, link);
    expect([made.statusCode, made.json()]).toMatchObject([201, { name: 'Layout', description: 'Grids', article_count: 2 }]);
    const { items } = v.parse(CollectionPageSchema, (await reader.get(`${all}${made.json().id}/?sort=own`)).json());
    expect(items.map(({ title, notes }) => [title, notes])).toEqual([
      ['html', undefined],
      ['css', undefined],
    ]);
    await share({ with_notes: true });
    const second = v.parse(CollectionSchema, (await copy(reader, link)).json());
    expect(second.name).toBe('Layout (2)');
    expect((await reader.get(`${all}${second.id}/`)).body).toMatch(/secret of (css|html)/);
    const third = await copy(reader, link);
    expect([third.statusCode, third.json().error]).toEqual([400, 'Subscription limit reached. Please upgrade']);
    const gone = await copy(owner, 'a'.repeat(22));
    expect([gone.statusCode, gone.json().error]).toEqual([404, 'There is no shared collection at this link']);
    expect((await copy(owner, link, 'n'.repeat(60))).json().name).toBe('n'.repeat(60));
    expect((await copy(owner, link, 'n'.repeat(60))).json().name).toBe(`${'n'.repeat(56)} (2)`);
    expect((await copy(owner, link, 'n'.repeat(61))).statusCode).toBe(400);
  });

  test('comes in pages of 50, and is read so often and no more', async () => {
    const { id: link } = await share();
    for (let start = 0; start < 60; start++) {
      const letters = `${String.fromCharCode(97 + Math.floor(start / 26))}${String.fromCharCode(97 + (start % 26))}`;
      await owner.post(`${all}${id}/items/`, { url: `/en-US/docs/Web/${letters}`, title: letters });
    }
    expect(await read(link)).toMatchObject({ article_count: 62, last: 2 });
    expect((await read(link, '?page=2'))?.items).toHaveLength(12);
    expect((await read(link, '?page=3'))?.items).toEqual([]);
    expect((await site.server.inject({ url: `${shared}${link}?page=0` })).statusCode).toBe(400);
    const limited = await site.another({}, { callLimits: { shared: { burst: 1, perMinute: 1 }, peopleBehindAnAddress: 1 } });
    expect((await limited.inject({ url: `${shared}${link}` })).statusCode).toBe(200);
    expect((await limited.inject({ url: `${shared}${link}` })).statusCode).toBe(429);
  });
});
