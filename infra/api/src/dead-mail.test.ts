import { randomUUID } from 'node:crypto';
import { DeadMailListSchema } from '@webdocs/contracts/api/dead-mail';
import { statementServers } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { siteWithAccounts, type Caller, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

jest.setTimeout(60_000);

const root = '/api/v1/root/mail/';

describe.each(statementServers)('mail that was given up, on $name', ({ binaries }) => {
  let site: SiteWithAccounts;
  let staff: Caller;
  beforeAll(async () => {
    site = await siteWithAccounts(binaries);
    staff = await site.signedIn('helper');
    await site.database.query.updateTable('accounts').set({ is_staff: true }).where('subject', '=', 'helper').execute();
  });
  beforeEach(() => site.database.query.deleteFrom('outgoing_mail').execute());
  afterAll(() => site.close());

  async function queued(recipient: string, diedAt: string | null): Promise<string> {
    const id = randomUUID();
    const content = {
      subject: 'Confirm your email',
      text: 'Follow the link',
      locale: 'en-US',
      link: { address: 'https://a.example/secret', label: 'Go' },
    };
    const state = { attempts: 3, doubts: 1, last_cause: '550 unknown', died_at: diedAt === null ? null : new Date(diedAt) };
    await site.database.query
      .insertInto('outgoing_mail')
      .values({
        id,
        kind: 'account',
        urgency: 0,
        recipient,
        message: content,
        queued_at: new Date('2026-11-20'),
        next_try_at: new Date('2026-11-20'),
        ...state,
      })
      .execute();
    return id;
  }
  const listed = async (offset = 0) => v.parse(DeadMailListSchema, (await staff.get(`${root}?offset=${offset}`)).json());
  const rows = () => site.database.query.selectFrom('outgoing_mail').select(['id', 'died_at', 'attempts']).execute();

  test('is before staff, the latest first, without what is written in it', async () => {
    await queued('waits@example.org', null);
    await queued('first@example.org', '2026-11-20T10:00:00Z');
    const id = await queued('last@example.org', '2026-11-20T11:00:00Z');
    const { mails, total } = await listed();
    expect([total, mails.map(({ recipient }) => recipient)]).toEqual([2, ['last@example.org', 'first@example.org']]);
    expect(mails[0]).toEqual({
      id,
      kind: 'account',
      recipient: 'last@example.org',
      subject: 'Confirm your email',
      attempts: 3,
      queued_at: '2026-11-20T00:00:00.000Z',
      died_at: '2026-11-20T11:00:00.000Z',
      cause: '550 unknown',
      may_have_arrived: true,
    });
    expect((await listed(1)).mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('secret');
  });

  test('is sent again or deleted by staff, and the audit says by whom', async () => {
    const [again, gone] = [
      await queued('again@example.org', '2026-11-20T10:00:00Z'),
      await queued('gone@example.org', '2026-11-20T10:00:00Z'),
    ];
    expect((await staff.post(`${root}${again}/retry/`)).statusCode).toBe(201);
    expect((await staff.delete(`${root}${gone}/`)).statusCode).toBe(200);
    expect(await rows()).toEqual([{ id: again, died_at: null, attempts: 0 }]);
    const audited = await site.database.query.selectFrom('audit').select(['event', 'subject']).orderBy('seq', 'desc').limit(2).execute();
    expect(audited).toEqual([
      { event: 'delete mail', subject: `mail ${gone}` },
      { event: 'retry mail', subject: `mail ${again}` },
    ]);
  });

  test.each(['0f0e0d0c-0b0a-4908-8706-050403020100', 'none'])('that is not there (%s) is said to be unknown', async (id) => {
    for (const reply of [await staff.post(`${root}${id}/retry/`), await staff.delete(`${root}${id}/`)])
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'There is no such dead mail']);
  });

  test('is for staff alone', async () => {
    const id = await queued('ada@example.org', '2026-11-20T10:00:00Z');
    const reader = await site.signedIn('reader');
    for (const reply of [await reader.get(root), await reader.post(`${root}${id}/retry/`), await reader.delete(`${root}${id}/`)])
      expect(reply.statusCode).toBe(403);
    expect((await rows())[0]?.died_at).not.toBeNull();
  });
});
