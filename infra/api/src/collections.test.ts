import {
  CollectionItemSchema,
  CollectionLookupSchema,
  CollectionPageSchema,
  CollectionSchema,
  type CollectionItem,
} from '@webdocs/contracts/api/collections';
import { deletionHash } from '@webdocs/database/note-deletion';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { sql } from 'kysely';
import * as v from 'valibot';
import { headersOf, siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const all = '/api/v2/collections/';

describe.each(statementServers)('on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let users = 0;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
  });
  afterAll(() => site.close());

  const newUser = (plan = 'core') => site.signedIn(`user-${++users}`, plan);
  const list = async (user: Caller) => v.parse(v.array(CollectionSchema), (await user.get(all)).json());
  const page = async (user: Caller, id: string, query = '') =>
    v.parse(CollectionPageSchema, (await user.get(`${all}${id}/${query}`)).json());

  async function create(user: Caller, name: string, description?: string) {
    const reply = await user.post(all, { name, description });
    expect(reply.statusCode).toBe(201);
    return v.parse(CollectionSchema, reply.json());
  }

  async function save(user: Caller, id: string, word: string, more: { title?: string; notes?: string } = {}): Promise<CollectionItem> {
    const reply = await user.post(`${all}${id}/items/`, { url: `/en-US/docs/Web/${word}`, title: word, ...more });
    expect([reply.statusCode, reply.body]).toEqual([201, '']);
    return (await page(user, id, '?limit=100')).items.find(({ url }) => url.endsWith(`/${word}`)) as CollectionItem;
  }

  function expectRefusal(reply: Awaited<ReturnType<Caller['get']>>, code: number, sentence: string | RegExp): void {
    expect(reply.statusCode).toBe(code);
    const text: unknown = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    expect(reply.json()).toMatchObject({ code, message: text, error: text });
  }

  describe('collections', () => {
    test('begin with Default; others follow in the order they were made', async () => {
      const user = await newUser('mdn_plus_5m');
      await create(user, 'Zebra', 'striped');
      await create(user, 'Aardvark');
      const [first, second, third, ...rest] = await list(user);
      expect([first?.name, second?.name, third?.name, rest]).toEqual(['Default', 'Zebra', 'Aardvark', []]);
      expect(second).toMatchObject({ description: 'striped', article_count: 0 });
      expect(third).not.toHaveProperty('description');
    });

    test('are renamed and described anew, and the number of articles is counted', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Later');
      await save(user, id, 'css');
      await save(user, id, 'html');
      const reply = await user.post(`${all}${id}/`, { name: 'Now', description: 'read these' });
      expect(reply.statusCode).toBe(200);
      expect(v.parse(CollectionSchema, reply.json())).toMatchObject({ id, name: 'Now', description: 'read these', article_count: 2 });
      expect((await user.post(`${all}${id}/`, { name: 'Now' })).json()).not.toHaveProperty('description');
    });

    test('have names of their own: a second one of the same name is refused, and so is a rename to it', async () => {
      const user = await newUser();
      await create(user, 'Mine');
      const other = await create(user, 'Other');
      expectRefusal(await user.post(all, { name: 'Default' }), 400, 'Subscription limit reached. Please upgrade');
      expectRefusal(await user.post(`${all}${other.id}/`, { name: ' Mine ' }), 409, 'Collection with name Mine already exists');
      const paying = await newUser('mdn_plus_10y');
      expectRefusal(await paying.post(all, { name: 'Default' }), 409, 'Collection with name Default already exists');
      expect((await list(await newUser())).map(({ name }) => name)).toEqual(['Default']);
    });

    test('of the free plan are three with Default; a subscriber has as many as wanted', async () => {
      const user = await newUser();
      await create(user, 'One');
      const { id } = await create(user, 'Two');
      expectRefusal(await user.post(all, { name: 'Three' }), 400, 'Subscription limit reached. Please upgrade');
      expect((await user.post(`${all}${id}/`, { name: 'Deux' })).statusCode).toBe(200);
      expect((await user.delete(`${all}${id}/`)).statusCode).toBe(200);
      await create(user, 'Three');
      const paying = await newUser('mdn_plus_5y');
      for (const name of ['One', 'Two', 'Three', 'Four']) await create(paying, name);
      expect(await list(paying)).toHaveLength(5);
    });

    test('that are deleted are gone for their owner, give their name back and leave nothing but a hash', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Gone');
      const item = await save(user, id, 'css');
      const reply = await user.delete(`${all}${id}/`);
      expect([reply.statusCode, reply.body]).toEqual([200, '']);
      expect((await list(user)).map(({ name }) => name)).toEqual(['Default']);
      const missing = `Collection with id ${id} not found`;
      expectRefusal(await user.get(`${all}${id}/`), 400, missing);
      expectRefusal(await user.delete(`${all}${id}/`), 400, missing);
      expectRefusal(await user.post(`${all}${id}/`, { name: 'Back' }), 400, missing);
      expectRefusal(await user.get(`${all}${id}/items/${item.id}/`), 400, missing);
      expectRefusal(await user.post(`${all}${id}/items/`, { url: item.url, title: 'again' }), 400, missing);
      expect((await user.get(`${all}lookup/?url=${item.url}`)).json()).toEqual({ results: [] });
      expect((await create(user, 'Gone')).id).not.toBe(id);
      const { query } = site.database;
      expect(await query.selectFrom('collections').select('id').where('id', '=', id).execute()).toEqual([]);
      expect(await query.selectFrom('collection_items').select('id').where('id', '=', item.id).execute()).toEqual([]);
      const noted = await query.selectFrom('deletions').select('table').where('id_hash', '=', deletionHash('collections', id)).execute();
      expect(noted).toEqual([{ table: 'collections' }]);
    });

    test('keep Default as it is', async () => {
      const user = await newUser();
      const [{ id } = { id: '' }] = await list(user);
      expectRefusal(await user.post(`${all}${id}/`, { name: 'Mine' }), 400, 'Cannot modify default collection');
      expectRefusal(await user.delete(`${all}${id}/`), 400, 'Cannot delete default collection');
      await save(user, id, 'css');
      expect(await list(user)).toMatchObject([{ name: 'Default', article_count: 1 }]);
    });

    test('say by a moment in whoami that they changed', async () => {
      const user = await newUser();
      const moment = async () => (await user.get('/api/v1/whoami')).json().settings.collections_last_modified_time as string | null;
      expect(await moment()).toBeNull();
      const { id } = await create(user, 'Watched');
      const created = await moment();
      expect(created).toMatch(/^\d{4}-.*Z$/);
      await save(user, id, 'css');
      expect(Date.parse((await moment()) as string)).toBeGreaterThanOrEqual(Date.parse(created as string));
    });
  });

  describe('what is saved', () => {
    test('carries its own title, note and breadcrumbs', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Saved');
      const item = await save(user, id, 'grid', { title: 'My grid', notes: 'two\nlines' });
      const reply = await user.get(`${all}${id}/items/${item.id}/`);
      expect(reply.statusCode).toBe(200);
      expect(v.parse(CollectionItemSchema, reply.json())).toEqual({
        id: item.id,
        url: '/en-US/docs/Web/grid',
        title: 'My grid',
        notes: 'two\nlines',
        parents: [{ uri: '/en-US/docs/Web', title: 'Web' }],
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      });
    });

    test('must be a page of this site', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Saved');
      const items = `${all}${id}/items/`;
      expectRefusal(await user.post(items, { url: '/en-US/docs/Web/404', title: 'x' }), 404, 'Document not found');
      for (const url of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'css', '', 'javascript:alert(1)'])
        expectRefusal(await user.post(items, { url, title: 'x' }), 400, /^url: /);
    });

    test('is saved once in a collection, wherever in the page one stood, but in as many collections as wanted', async () => {
      const user = await newUser();
      const [one, two] = [await create(user, 'One'), await create(user, 'Two')];
      await save(user, one.id, 'css');
      const again = { url: '/en-US/docs/Web/css?from=mail#examples', title: 'css' };
      expectRefusal(await user.post(`${all}${one.id}/items/`, again), 409, 'Collection item already exists in collection');
      await save(user, two.id, 'css');
      const { results } = v.parse(CollectionLookupSchema, (await user.get(`${all}lookup/?url=${encodeURIComponent(again.url)}`)).json());
      expect(results.map(({ collection_id }) => collection_id)).toEqual([one.id, two.id]);
      expect(v.parse(CollectionLookupSchema, (await user.get(`${all}lookup/?url=/en-US/docs/Web/html`)).json())).toEqual({ results: [] });
      expectRefusal(await user.get(`${all}lookup/`), 400, /^url: /);
    });

    test('gets another title and note; a note that is not mentioned stays, an empty one goes', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Saved');
      const item = await save(user, id, 'css', { notes: 'first' });
      const address = `${all}${id}/items/${item.id}/`;
      const note = async (change: object) => {
        const reply = await user.post(address, change);
        expect([reply.statusCode, reply.body]).toEqual([200, '']);
        return (await user.get(address)).json();
      };
      expect(await note({ title: 'New' })).toMatchObject({ title: 'New', notes: 'first' });
      expect(await note({ title: 'New', notes: 'second' })).toMatchObject({ notes: 'second' });
      expect(await note({ title: 'New', notes: '' })).not.toHaveProperty('notes');
      expect(await note({ title: 'New', url: '/en-US/docs/Web/html' })).toMatchObject({ url: '/en-US/docs/Web/css' });
    });

    test('is removed, and can be saved again', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Saved');
      const item = await save(user, id, 'css');
      const address = `${all}${id}/items/${item.id}/`;
      expect((await user.delete(address)).statusCode).toBe(200);
      for (const reply of [await user.get(address), await user.delete(address), await user.post(address, { title: 'x' })])
        expectRefusal(reply, 404, 'Collection item not found');
      expect(await page(user, id)).toMatchObject({ article_count: 0, items: [] });
      expect((await save(user, id, 'css')).id).not.toBe(item.id);
    });
  });

  describe('an account that holds the most that it can', () => {
    let user: Caller;
    let id = '';
    /** As many items as wanted, each with notes of a length, without a call for each. */
    const fill = async (items: number, notes: number) => {
      const { query } = site.database;
      await sql`insert into documents (uri, title) select '/full/' || n, 'full' from generate_series(1, ${items}::int) n on conflict do nothing`.execute(
        query,
      );
      await sql`
        insert into collection_items (id, collection_id, document_id, title, notes)
        select ${id} || documents.id, ${id}, documents.id, 't', repeat('n', ${notes}::int) from documents where uri like '/full/%' order by id limit ${items}`.execute(
        query,
      );
    };
    beforeEach(async () => {
      user = await newUser('mdn_plus_5y');
      ({ id } = await create(user, 'Full'));
    });

    test('takes no other article until one goes', async () => {
      await fill(10_000, 0);
      const url = '/en-US/docs/Web/css';
      const add = () => user.post(`${all}${id}/items/`, { url, title: 'one more' });
      expectRefusal(await add(), 400, 'Your collections hold the most that an account can: 10000 articles');
      const [item] = (await page(user, id, '?limit=1')).items;
      await user.delete(`${all}${id}/items/${item?.id}/`);
      // The rows above have ids that the API does not make: this one goes by hand.
      await sql`delete from collection_items where id = ${item?.id}`.execute(site.database.query);
      expect((await add()).statusCode).toBe(201);
    });

    test('takes no longer notes, and keeps what was there', async () => {
      await fill(511, 65_536);
      const item = await save(user, id, 'css');
      const change = (notes: string) => user.post(`${all}${id}/items/${item.id}/`, { title: 'mine', notes });
      expect((await change('short')).statusCode).toBe(200);
      expectRefusal(
        await change('n'.repeat(65_536)),
        400,
        'Your collections hold the most that an account can: 33554432 bytes of titles and notes',
      );
      expect((await user.get(`${all}${id}/items/${item.id}/`)).json()).toMatchObject({ notes: 'short' });
    });

    test('has no more than 500 collections', async () => {
      const { query } = site.database;
      const [{ account_id: owner }] = (await query.selectFrom('collections').select('account_id').where('id', '=', id).execute()) as [
        { account_id: string },
      ];
      await sql`insert into collections (id, account_id, name) select ${id} || n, ${owner}, 'c' || n from generate_series(1, 498) n`.execute(
        query,
      );
      expectRefusal(await user.post(all, { name: 'one more' }), 400, 'Your collections hold the most that an account can: 500 collections');
    });
  });

  describe('a long collection', () => {
    const words = ['banana', 'Cherry', 'apple', 'Date', 'fig', 'elder'].map((word) => word.toLowerCase());
    let user: Caller;
    let id: string;
    beforeAll(async () => {
      user = await newUser();
      ({ id } = await create(user, 'Long'));
      for (const word of words) await save(user, id, word, { title: word === 'cherry' ? 'Cherry 100%' : word, notes: `about_${word}` });
    });
    const titles = async (query: string) => (await page(user, id, query)).items.map(({ title }) => title);

    test('is read newest first, or by title whatever the capitals', async () => {
      expect(await titles('')).toEqual(['elder', 'fig', 'date', 'apple', 'Cherry 100%', 'banana']);
      expect(await titles('?sort=date')).toEqual(await titles(''));
      expect(await titles('?sort=title')).toEqual(['apple', 'banana', 'Cherry 100%', 'date', 'elder', 'fig']);
    });

    test('comes in pages', async () => {
      expect(await titles('?sort=title&limit=4')).toEqual(['apple', 'banana', 'Cherry 100%', 'date']);
      expect(await titles('?sort=title&limit=4&offset=4')).toEqual(['elder', 'fig']);
      expect(await titles('?offset=100')).toEqual([]);
      expect(await page(user, id, '?limit=0')).toMatchObject({ article_count: 6, items: [] });
    });

    test.each([
      ['cherry', ['Cherry 100%']],
      ['ABOUT_', ['apple', 'banana', 'Cherry 100%', 'date', 'elder', 'fig']],
      ['100%', ['Cherry 100%']],
      ['%', ['Cherry 100%']],
      ['a_f', []],
      ["' or true --", []],
      ['\\', []],
    ])('is searched for %j in titles and notes', async (q, found) => {
      expect(await titles(`?sort=title&q=${encodeURIComponent(q)}`)).toEqual(found);
    });

    test('is not searched beyond itself', async () => {
      const neighbour = await create(user, 'Neighbour');
      await save(user, neighbour.id, 'zucchini', { notes: 'about_zucchini' });
      const stranger = await newUser();
      const [theirs] = await list(stranger);
      await save(stranger, theirs?.id ?? '', 'onion', { notes: 'about_onion' });
      expect(await titles('?q=about_&sort=title')).not.toEqual(expect.arrayContaining(['zucchini']));
      expect(await titles('?q=about_')).toHaveLength(6);
    });

    test.each([
      '?limit=-1',
      '?limit=1e3',
      '?limit=101',
      '?limit=99999999999999999999',
      '?offset=x',
      '?sort=random',
      '?limit=1&limit=2',
      '?q=%00',
      `?q=${'x'.repeat(300)}`,
    ])('refuses %.30s', async (query) => {
      expectRefusal(await user.get(`${all}${id}/${query}`), 400, /^(limit|offset|sort|q): /);
    });
  });

  describe('a change that began before another one', () => {
    test('of a name is refused, and one that saw what there is is not', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Mine', 'first');
      const edit = (name: string, seen: object) => user.post(`${all}${id}/`, { name, description: 'x', seen });
      expect((await edit('Ours', { name: 'Mine', description: 'first' })).statusCode).toBe(200);
      expectRefusal(
        await edit('Theirs', { name: 'Mine', description: 'first' }),
        409,
        'Collection Ours was changed elsewhere in the meantime',
      );
      expect((await list(user))[1]?.name).toBe('Ours');
      await save(user, id, 'css');
      expect((await edit('Theirs', { name: 'Ours', description: 'x' })).statusCode).toBe(200);
    });

    test('of a note is refused, and what was saved stays', async () => {
      const user = await newUser();
      const { id } = await create(user, 'Mine');
      const item = await save(user, id, 'css', { notes: 'first' });
      const address = `${all}${id}/items/${item.id}/`;
      await user.post(address, { title: 'css', notes: 'second', seen_at: item.updated_at });
      const late = await user.post(address, { title: 'css', notes: 'third', seen_at: item.updated_at });
      expectRefusal(late, 409, 'Article css was changed elsewhere in the meantime');
      expect((await user.get(address)).json()).toMatchObject({ notes: 'second' });
    });
  });

  describe('several articles at once', () => {
    let user: Caller;
    let from: string;
    let items: CollectionItem[];
    beforeEach(async () => {
      user = await newUser();
      ({ id: from } = await create(user, 'From'));
      for (const word of ['css', 'html', 'svg', 'api']) await save(user, from, word, { notes: `about ${word}` });
      ({ items } = await page(user, from, '?sort=own'));
    });
    const titles = async (id: string) => (await page(user, id, '?sort=own')).items.map(({ title }) => title);
    const ids = (...places: number[]) => places.map((place) => items[place]?.id);

    test('are deleted by one call, and brought back as they were', async () => {
      expect(await titles(from)).toEqual(['api', 'svg', 'html', 'css']);
      const removed = await user.post(`${all}${from}/remove/`, { items: ids(1, 3) });
      expect(removed.statusCode).toBe(200);
      expect(await titles(from)).toEqual(['api', 'html']);
      expect((await user.post(`${all}${from}/restore/`, removed.json())).statusCode).toBe(201);
      const back = (await page(user, from, '?sort=own')).items;
      const known = (all: CollectionItem[]) => all.map(({ title, notes, created_at }) => [title, notes, created_at]);
      expect(known(back)).toEqual(known(items));
      expect((await user.post(`${all}${from}/restore/`, removed.json())).statusCode).toBe(201);
      expect(await titles(from)).toHaveLength(4);
    });

    test('are moved by one call to the top of another collection, or none of them is', async () => {
      const { id: to } = await create(user, 'To');
      await save(user, to, 'css');
      const move = (selected: unknown[]) => user.post(`${all}${from}/move/`, { items: selected, to });
      expectRefusal(await move(ids(0, 3)), 409, 'Of these articles 1 are in To already: css');
      expectRefusal(await move([...ids(0), 'a'.repeat(22)]), 404, 'Collection item not found');
      expect(await titles(from)).toHaveLength(4);
      expect((await move(ids(2, 0))).statusCode).toBe(200);
      expect(await titles(to)).toEqual(['api', 'html', 'css']);
      expect(await titles(from)).toEqual(['svg', 'css']);
      expectRefusal(
        await user.post(`${all}${from}/move/`, { items: ids(1), to: 'elsewhere' }),
        400,
        'Collection with id elsewhere not found',
      );
    });

    test('are moved back to the places at which they were', async () => {
      const { id: to } = await create(user, 'To');
      const moved = await user.post(`${all}${from}/move/`, { items: ids(3, 1), to });
      expect(await titles(from)).toEqual(['api', 'html']);
      expect((await user.post(`${all}${to}/move/`, { ...moved.json<object>(), to: from })).statusCode).toBe(200);
      expect(await titles(from)).toEqual(['api', 'svg', 'html', 'css']);
      const few = await user.post(`${all}${from}/move/`, { items: ids(1, 2), positions: [1], to });
      expectRefusal(few, 400, 'positions: must be as many as the items');
    });

    test('may be 500 at most, and one at least', async () => {
      const many = Array.from({ length: 501 }, () => 'a'.repeat(22));
      expectRefusal(await user.post(`${all}${from}/remove/`, { items: many }), 400, 'items: may be 500 at most');
      expectRefusal(await user.post(`${all}${from}/remove/`, { items: [] }), 400, 'items: may not be empty');
      const gone = await user.post(`${all}${from}/restore/`, { items: [{ url: '/en-US/docs/Web/404', title: 'x', position: 1 }] });
      expectRefusal(gone, 404, 'Document not found');
    });

    test('have an order of their own, in which one is given another place', async () => {
      const place = (at: number, index: number) => user.post(`${all}${from}/items/${items[at]?.id}/place/`, { index });
      expect((await place(3, 0)).statusCode).toBe(200);
      expect(await titles(from)).toEqual(['css', 'api', 'svg', 'html']);
      await place(3, 2);
      expect(await titles(from)).toEqual(['api', 'svg', 'css', 'html']);
      await place(0, 10_000);
      expect(await titles(from)).toEqual(['svg', 'css', 'html', 'api']);
      await save(user, from, 'dom');
      expect((await titles(from))[0]).toBe('dom');
      expectRefusal(await user.post(`${all}${from}/items/${'a'.repeat(22)}/place/`, { index: 0 }), 404, 'Collection item not found');
      expectRefusal(await place(0, -1), 400, /^index: /);
    });
  });

  test('what pages say of themselves comes with what is saved, and is looked up again a day later', async () => {
    const known = { summary: 'Of sheets.', modified: '2026-01-02T00:00:00.000Z' };
    const documentAt: typeof site.parts.documentAt = async (path) => {
      const document = await site.parts.documentAt(path);
      return document && { ...document, ...known };
    };
    const server = await site.another({ documentAt });
    const user = await newUser();
    const { id } = await create(user, 'Told');
    await save(user, id, 'sheets');
    const read = async () =>
      v.parse(
        CollectionPageSchema,
        (await server.inject({ url: `${all}${id}/`, headers: { host: 'localhost:3000', cookie: `session=${user.secret}` } })).json(),
      ).items[0];
    expect(await read()).not.toHaveProperty('summary');
    await sql`update documents set updated_at = ${new Date(site.clock.now.getTime() - 25 * 3600 * 1000)} where uri like '%/sheets'`.execute(
      site.database.query,
    );
    expect(await read()).toMatchObject(known);
  });

  describe('the collection of another user', () => {
    test('is neither read nor changed, and does not even seem to exist', async () => {
      const [owner, stranger] = [await newUser(), await newUser()];
      const { id } = await create(owner, 'Private');
      const item = await save(owner, id, 'css', { notes: 'secret' });
      const missing = `Collection with id ${id} not found`;
      for (const reply of [
        await stranger.get(`${all}${id}/`),
        await stranger.post(`${all}${id}/`, { name: 'Taken' }),
        await stranger.delete(`${all}${id}/`),
        await stranger.post(`${all}${id}/items/`, { url: item.url, title: 'x' }),
        await stranger.get(`${all}${id}/items/${item.id}/`),
        await stranger.post(`${all}${id}/items/${item.id}/`, { title: 'x' }),
        await stranger.delete(`${all}${id}/items/${item.id}/`),
      ])
        expectRefusal(reply, 400, missing);
      const [theirs] = await list(stranger);
      for (const reply of [
        await stranger.get(`${all}${theirs?.id}/items/${item.id}/`),
        await stranger.post(`${all}${theirs?.id}/items/${item.id}/`, { title: 'x' }),
        await stranger.delete(`${all}${theirs?.id}/items/${item.id}/`),
      ])
        expectRefusal(reply, 404, 'Collection item not found');
      expect((await stranger.get(`${all}lookup/?url=${item.url}`)).json()).toEqual({ results: [] });
      expect((await stranger.get(`${all}export/`)).body).not.toContain('secret');
      expect(await page(owner, id)).toMatchObject({ name: 'Private', items: [{ title: 'css', notes: 'secret' }] });
    });
  });

  describe('a copy to take away', () => {
    test('brings everything back into another account', async () => {
      const user = await newUser('mdn_plus_5m');
      const { id } = await create(user, 'Kept, "quoted"', 'why');
      await save(user, id, 'css', { title: '=SUM(A1)', notes: 'line one\nline "two"' });
      await save(user, id, 'html');
      const copy = await user.get(`${all}export/`);
      expect(copy.headers['content-disposition']).toBe('attachment; filename="collections.json"');
      const other = await newUser();
      const reply = await other.post(`${all}import/`, copy.json());
      expect([reply.statusCode, reply.json()]).toEqual([201, { collections_added: 1, items_added: 2, items_skipped: [] }]);
      const again = await other.post(`${all}import/`, copy.json());
      expect(again.json()).toMatchObject({
        collections_added: 0,
        items_added: 0,
        items_skipped: [{ reason: 'exists' }, { reason: 'exists' }],
      });
      const kept = (await list(other))[1];
      expect(kept).toMatchObject({ name: 'Kept, "quoted"', description: 'why', article_count: 2 });
      const titlesAndNotes = (await page(other, kept?.id ?? '', '?sort=title')).items.map(({ title, notes }) => [title, notes]);
      expect(titlesAndNotes).toEqual([
        ['=SUM(A1)', 'line one\nline "two"'],
        ['html', undefined],
      ]);
    });

    test('for a spreadsheet runs nothing there', async () => {
      const user = await newUser();
      const [{ id } = { id: '' }] = await list(user);
      await save(user, id, 'css', { title: '=cmd|calc', notes: 'a "b", c' });
      const reply = await user.get(`${all}export/?format=csv`);
      expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
      const [head, row] = reply.body.split('\r\n');
      expect(head).toBe('"url","folder","title","note","tags","created"');
      expect(row).toMatch(/^"http:\/\/localhost:3000\/en-US\/docs\/Web\/css","Default","'=cmd\|calc","a ""b"", c","","\d{4}-[^"]+Z"$/);
      expectRefusal(await user.get(`${all}export/?format=pdf`), 400, /^format: /);
    });

    test('as bookmarks and as Markdown says nothing that a browser or an editor would run', async () => {
      const user = await newUser();
      const [{ id } = { id: '' }] = await list(user);
      await save(user, id, 'css', { title: '<script>alert(1)</script> & [x](y)', notes: '"<img onerror=x>"\nnext' });
      const bookmarks = await user.get(`${all}export/?format=html`);
      expect(bookmarks.headers['content-disposition']).toBe('attachment; filename="collections.html"');
      expect(bookmarks.body).toMatch(/^<!DOCTYPE NETSCAPE-Bookmark-file-1>/);
      expect(bookmarks.body).toContain('HREF="http://localhost:3000/en-US/docs/Web/css"');
      expect(bookmarks.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; [x](y)</A>');
      expect(bookmarks.body).toContain('<DD>&quot;&lt;img onerror=x&gt;&quot;\nnext');
      const markdown = await user.get(`${all}export/?format=markdown`);
      expect([markdown.headers['content-type'], markdown.headers['content-disposition']]).toEqual([
        'text/markdown; charset=utf-8',
        'attachment; filename="collections.md"',
      ]);
      expect(markdown.body).toBe(
        '## Default\n\n- [\\<script\\>alert(1)\\</script\\> & \\[x\\](y)](http://localhost:3000/en-US/docs/Web/css): "\\<img onerror=x\\>" next\n\n',
      );
    });

    test('pages that came in at one moment are listed in the order of their file', async () => {
      const user = await site.signedIn('orderly', 'mdn_plus_5m');
      const urls = ['tea', 'cup', 'pot', 'leaf', 'milk', 'kettle'].map((name) => `/en-US/docs/Web/${name}`);
      const items = urls.map((url) => ({ url, title: url }));
      expect((await user.post(`${all}import/`, { collections: [{ name: 'Ordered', items }] })).statusCode).toBe(201);
      const [, { id }] = (await user.get(all)).json<[unknown, { id: string }]>();
      for (const sort of ['date', 'own']) {
        const { items: listed } = (await user.get(`${all}${id}/?sort=${sort}`)).json<{ items: Array<{ url: string }> }>();
        expect([sort, listed.map(({ url }) => url)]).toEqual([sort, urls]);
      }
    });

    test('keeps its own order and the days on which it was saved', async () => {
      const user = await newUser();
      const items = ['css', 'html', 'svg'].map((word, day) => ({
        url: `/en-US/docs/Web/${word}`,
        title: word,
        created_at: `2024-01-0${day + 1}T10:00:00.000Z`,
      }));
      await user.post(`${all}import/`, { collections: [{ name: 'Old', items }] });
      const id = (await list(user))[1]?.id ?? '';
      const read = async (sort: string) => (await page(user, id, `?sort=${sort}`)).items;
      expect((await read('own')).map(({ title }) => title)).toEqual(['css', 'html', 'svg']);
      expect((await read('date')).map(({ created_at }) => created_at)).toEqual(items.map((item) => item.created_at).reverse());
      const future = [{ url: '/en-US/docs/Web/api', title: 'api', created_at: '2099-01-01T00:00:00Z' }];
      await user.post(`${all}import/`, { collections: [{ name: 'Old', items: future }] });
      expect((await read('own'))[0]?.created_at).not.toMatch(/^2099/);
      const wrong = [{ url: '/x', title: 'x', created_at: 'yesterday' }];
      expectRefusal(
        await user.post(`${all}import/`, { collections: [{ name: 'Old', items: wrong }] }),
        400,
        /created_at: must be a moment/,
      );
    });

    test('is tried first: what would come of it is said, and nothing is there', async () => {
      const user = await newUser();
      const [{ id } = { id: '' }] = await list(user);
      await save(user, id, 'css');
      const items = ['css', 'html', '404'].map((word) => ({ url: `/en-US/docs/Web/${word}`, title: word }));
      const collections = [
        { name: 'Default', items },
        { name: 'New', items },
      ];
      const tried = await user.post(`${all}import/`, { collections, dry_run: true });
      expect(tried.json()).toMatchObject({
        collections_added: 1,
        items_added: 3,
        items_skipped: [
          { collection: 'Default', url: '/en-US/docs/Web/css', reason: 'exists' },
          { collection: 'Default', url: '/en-US/docs/Web/404', reason: 'unknown' },
          { collection: 'New', url: '/en-US/docs/Web/404', reason: 'unknown' },
        ],
      });
      expect(await list(user)).toMatchObject([{ name: 'Default', article_count: 1 }]);
      expect((await user.post(`${all}import/`, { collections })).json()).toEqual(tried.json());
      const more = ['One', 'Two', 'Three'].map((name) => ({ name, items: [] }));
      expectRefusal(
        await user.post(`${all}import/`, { collections: more, dry_run: true }),
        400,
        'Subscription limit reached. Please upgrade',
      );
    });

    test('an import that was tried first reads its pages once, and all of a thousand of them have their rows', async () => {
      const user = await newUser('mdn_plus_5m');
      const read: string[] = [];
      const server = await site.another({
        documentAt: async (path) => {
          read.push(path);
          return site.parts.documentAt(path);
        },
      });
      const word = (index: number) => `read${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
      const items = Array.from({ length: 1000 }, (_, index) => ({ url: `/en-US/docs/Web/${word(index)}`, title: `T${index}` }));
      const bring = (dry_run: boolean) =>
        server.inject({
          method: 'POST',
          url: `${all}import/`,
          headers: headersOf(user.secret),
          payload: { collections: [{ name: 'Thousand', items }], dry_run },
        });
      expect((await bring(true)).json()).toMatchObject({ items_added: 1000, items_skipped: [] });
      expect(read).toHaveLength(1000);
      expect((await bring(false)).json()).toMatchObject({ items_added: 1000, items_skipped: [] });
      expect(read).toHaveLength(1000);
    });

    test('past the limit of the plan is refused whole; unknown pages are named', async () => {
      const user = await newUser();
      const items = [{ url: '/en-US/docs/Web/css', title: 'css' }];
      const three = ['One', 'Two', 'Three'].map((name) => ({ name, items }));
      expectRefusal(await user.post(`${all}import/`, { collections: three }), 400, 'Subscription limit reached. Please upgrade');
      expect(await list(user)).toHaveLength(1);
      const reply = await user.post(`${all}import/`, {
        collections: [{ name: 'Default', items: [{ url: '/en-US/docs/Web/404', title: 'x' }] }],
      });
      expect(reply.json()).toEqual({
        collections_added: 0,
        items_added: 0,
        items_skipped: [{ collection: 'Default', url: '/en-US/docs/Web/404', reason: 'unknown' }],
      });
    });
  });
});
