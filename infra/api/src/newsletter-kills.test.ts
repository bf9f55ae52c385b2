import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase } from '@webdocs/database';
import { lentTestServer } from '@webdocs/database/fixtures/test-servers';
import { openMail } from '@webdocs/mail';
import { smtpInbox } from '@webdocs/mail/fixtures/smtp-inbox';
import { newsletterInAProcess } from '../fixtures/run-newsletter-in-a-process.ts';
import { describedIssue } from './stores/newsletter-issues.ts';
import { sendIssues } from './use-cases/send-issues.ts';

jest.setTimeout(300_000);

/** Four batches, twice what may wait untried. */
const readers = 800;
const kills = 3;
const afterTheirLeaseMs = 3 * 60_000;
const sender = { siteName: 'Shelf', siteAddress: 'https://shelf.example/', from: 'docs@shelf.example', replyTo: null, bounces: null };

test('a process is killed three times while an issue goes to 800 addresses: each gets it once, or twice and that is reported', async () => {
  const server = await lentTestServer();
  const url = await server.newDatabase();
  const database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
  let whole = 0;
  let kill = (): void => undefined;
  // In the worst moment: the mail server has all of a message, and has not said so.
  const inbox = await smtpInbox({ onWhole: async () => void (++whole % 180 === 0 && whole <= 180 * kills && kill()) });
  const rows = Array.from({ length: readers }, (_, number) => ({ email: `reader-${number}@example.org`, confirmed_at: new Date(0) }));
  await database.query.insertInto('newsletter_addresses').values(rows).execute();
  const { id } = await database.query
    .insertInto('newsletter_issues')
    .values({
      subject: 'News',
      text: 'What is **new**.',
      locale: 'en-US',
      locales: [],
      state: 'sending',
      changed_at: new Date(),
      started_at: new Date(),
      origin: 'https://shelf.example',
      readers,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  for (let turn = 0; turn < kills; turn++) {
    const running = await newsletterInAProcess({ url, dataFolder: server.folder, smtp: inbox.server, sender });
    kill = running.kill;
    expect(await running.ended).toBe('SIGKILL');
    // Its lease need not be waited for: that is only how long another process takes it for alive.
    await database.query
      .updateTable('newsletter_issues')
      .set({ leased_until: new Date(0) })
      .execute();
  }
  const failures: Failure[] = [];
  const now = () => new Date(Date.now() + afterTheirLeaseMs);
  const last = await openMail({ database, smtp: inbox.server, sender, report: (failure) => failures.push(failure), now });
  while ((await describedIssue(database.query, id)).state === 'sending') {
    await sendIssues({ database, now, sendMail: last.send });
    await last.deliver();
  }
  await last.close();

  const times = new Map<string, number>();
  for (const { to } of inbox.arrived) times.set(to, (times.get(to) ?? 0) + 1);
  const twice = [...times.values()].filter((count) => count > 1).length;
  expect(times.size).toBe(readers);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  const reported = failures.filter(({ code }) => code === 'MAIL_MAYBE_TWICE').length;
  expect(reported).toBeGreaterThanOrEqual(Math.max(1, twice));
  expect(reported).toBeLessThanOrEqual(kills * inbox.server.connections);
  expect(await describedIssue(database.query, id)).toMatchObject({ state: 'sent', sent: readers, waiting: 0, dead: 0 });
  await Promise.all([inbox.close(), database.close()]);
  await server.close();
});
