import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { smtpInbox, type SmtpInbox } from '../../fixtures/smtp-inbox.ts';
import type { Mail } from '../mail.ts';
import { compose } from '../message/compose.ts';
import { openMail } from '../open-mail.ts';
import { smtpClient } from '../smtp/smtp-client.ts';
import { deadMail, deleteDeadMail, retryDeadMail } from './dead-mail.ts';
import { delivery } from './deliver.ts';
import { forgetRecipient } from './forget-recipient.ts';
import { mailQueue, type MailQueue } from './mail-queue.ts';
import { giveUpRestoredMail } from './restored-mail.ts';

jest.setTimeout(60_000);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const sender = { siteName: 'Shelf', siteAddress: 'https://shelf.example/', from: 'docs@shelf.example', replyTo: null, bounces: null };
const mail = (to = 'ada@example.org', more: Partial<Mail> = {}): Mail => ({
  kind: 'account',
  to,
  locale: 'en-US',
  subject: `To ${to}`,
  text: 'Follow the link.',
  link: { address: 'https://shelf.example/confirm/secret-of-the-link', label: 'Confirm' },
  ...more,
});

describe.each(statementServers)('the queue of mail, on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  let inbox: SmtpInbox;
  let failures: Failure[];
  let clock: number;
  const closings: Array<() => void> = [];
  const now = () => new Date(clock);
  beforeAll(async () => {
    [server, inbox] = await Promise.all([lentTestServer(binaries), smtpInbox()]);
    database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
  });
  beforeEach(async () => {
    await database.query.deleteFrom('outgoing_mail').execute();
    inbox.arrived.length = 0;
    inbox.answer(() => undefined);
    failures = [];
    clock = Date.parse('2026-11-26T12:00:00Z');
  });
  afterEach(() => closings.splice(0).forEach((close) => close()));
  afterAll(async () => {
    await database.close();
    await Promise.all([server.close(), inbox.close()]);
  });

  /** Another process, as it were, on the same rows. */
  function process(deadlineMs?: number) {
    const queue = mailQueue(database, now);
    const client = smtpClient(inbox.server, deadlineMs);
    closings.push(() => client.close());
    const { deliver, counts, stop } = delivery({
      queue,
      compose: (id, one) => compose(id, one, sender),
      handOver: (message) => client.handOver(message),
      server: 'mail.example.org:587',
      lanes: 4,
      now,
      report: (failure) => failures.push(failure),
    });
    return { queue, deliver, counts, stop };
  }

  const recipients = () => inbox.arrived.map(({ to }) => to).sort();
  const codes = () => failures.map(({ code }) => code);
  const rows = () => database.query.selectFrom('outgoing_mail').selectAll().execute();
  const dead = async () => (await deadMail(database.query, { limit: 20, offset: 0 })).mails;
  const later = (ms: number) => void (clock += ms);

  test('a mail is sent once, and nothing of it stays', async () => {
    const { queue, deliver, counts } = process();
    await queue.add(mail());
    await deliver();
    await deliver();
    expect(recipients()).toEqual(['ada@example.org']);
    expect(await rows()).toEqual([]);
    expect(counts()).toEqual({ sent: 1, putOff: 0, dead: 0, doubtful: 0 });
    expect(failures).toEqual([]);
  });

  test('a mail of a transaction that fails is not sent', async () => {
    const { queue, deliver } = process();
    await database
      .transaction(async (query) => {
        await queue.add(mail(), query);
        throw new Error('the rest failed');
      })
      .catch(() => undefined);
    await deliver();
    expect(inbox.arrived).toEqual([]);
  });

  test('two processes at once send each of 200 mails once', async () => {
    const [one, other] = [process(), process()];
    const all = Array.from({ length: 200 }, (_, number) => `reader-${number}@example.org`).sort();
    await Promise.all(all.map((to) => one.queue.add(mail(to))));
    await Promise.all([one.deliver(), other.deliver()]);
    expect(recipients()).toEqual(all);
    expect(one.counts().sent + other.counts().sent).toBe(200);
    expect(Math.min(one.counts().sent, other.counts().sent)).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });

  test('mail about accounts goes before a newsletter that was written earlier', async () => {
    const { queue, deliver } = process();
    for (let number = 0; number < 8; number++) await queue.add(mail(`list-${number}@example.org`, { kind: 'newsletter' }));
    later(1000);
    await queue.add(mail('waits-for-a-link@example.org'));
    await deliver();
    expect(inbox.arrived.slice(0, 4).map(({ to }) => to)).toContain('waits-for-a-link@example.org');
  });

  test('a gray list lets a mail in when it comes again, and not before', async () => {
    inbox.answer((_, times) => (times <= greyTimes ? { at: 'recipient', says: 451 } : undefined));
    const greyTimes = 1;
    const { queue, deliver } = process();
    await queue.add(mail('gray@example.org'));
    await deliver();
    expect(await rows()).toMatchObject([{ attempts: 1, died_at: null, lease: null, last_cause: expect.stringContaining('451') }]);
    later(minuteMs - 1);
    await deliver();
    expect(inbox.arrived).toEqual([]);
    later(1);
    await deliver();
    expect(recipients()).toEqual(['gray@example.org']);
    expect(codes()).toEqual([]);
  });

  test('what is asked for later for two days is given up, after growing pauses', async () => {
    inbox.answer(() => ({ at: 'recipient', says: 450 }));
    const { queue, deliver, counts } = process();
    await queue.add(mail());
    const waited: number[] = [];
    for (let attempts = 0; (await dead()).length === 0 && attempts < 30; attempts++) {
      await deliver();
      const [row] = await rows();
      const pause = (row?.next_try_at.getTime() ?? clock) - clock;
      if (!row?.died_at) waited.push(pause / minuteMs);
      later(pause);
    }
    expect(waited.slice(0, 7)).toEqual([1, 5, 15, 30, 60, 120, 240]);
    expect(await dead()).toMatchObject([{ recipient: 'ada@example.org', attempts: waited.length + 1, mayHaveArrived: false }]);
    expect(counts()).toMatchObject({ dead: 1, putOff: waited.length });
    expect(codes()).toEqual(['MAIL_DEAD']);
  });

  test('a refusal for good is given up at once, without the address in the log', async () => {
    inbox.answer(() => ({ at: 'recipient', says: 550, words: '5.1.1 <nobody-here@example.org> is unknown' }));
    const { queue, deliver } = process();
    await queue.add(mail('nobody-here@example.org'));
    await deliver();
    expect(await dead()).toMatchObject([{ attempts: 1, cause: expect.stringContaining('550') }]);
    expect(codes()).toEqual(['MAIL_DEAD']);
    expect(JSON.stringify(failures.map(({ message, values }) => [message, values]))).not.toContain('nobody-here');
  });

  test('what is no address is given up at once, and the next mail is sent', async () => {
    const { queue, deliver } = process();
    await queue.add(mail('two@example.org, three@example.org'));
    await queue.add(mail());
    await deliver();
    expect(recipients()).toEqual(['ada@example.org']);
    expect(codes()).toEqual(['MAIL_DEAD']);
  });

  test('a server that takes nothing is told of once and asked after pauses, not for each of 100 mails', async () => {
    inbox.answer(() => ({ at: 'sender', says: 451 }));
    const { queue, deliver } = process();
    for (let number = 0; number < 100; number++) await queue.add(mail(`reader-${number}@example.org`));
    const before = inbox.asked();
    await deliver();
    await deliver();
    expect(inbox.asked() - before).toBeLessThanOrEqual(4);
    expect(codes()).toEqual(['MAIL_SERVER_AWAY']);
    inbox.answer(() => undefined);
    later(10 * minuteMs);
    await deliver();
    expect(inbox.arrived).toHaveLength(100);
    expect(codes()).toEqual(['MAIL_SERVER_AWAY']);
  });

  test('mail whose receipt was not heard of is sent a second time and no third, and staff learn that it may have arrived', async () => {
    inbox.answer(() => ({ at: 'end of data', says: 'nothing, and hangs up' }));
    const { queue, deliver, counts } = process();
    await queue.add(mail());
    for (let attempts = 0; attempts < 4; attempts++) {
      await deliver();
      later(6 * hourMs);
    }
    expect(codes()).toEqual(['MAIL_SERVER_AWAY', 'MAIL_MAYBE_TWICE', 'MAIL_MAYBE_TWICE', 'MAIL_DEAD']);
    expect(await dead()).toMatchObject([{ attempts: 2, mayHaveArrived: true }]);
    expect(counts()).toMatchObject({ doubtful: 2, dead: 1 });
  });

  test('what a process held when it died is taken by another after its lease, and told as maybe sent twice', async () => {
    const [died, other] = [process(), process()];
    await died.queue.add(mail());
    expect(await died.queue.take()).toMatchObject({ was_interrupted: false });
    later(2 * minuteMs - 1);
    await other.deliver();
    expect(inbox.arrived).toEqual([]);
    later(1);
    await other.deliver();
    expect(recipients()).toEqual(['ada@example.org']);
    expect(codes()).toEqual(['MAIL_MAYBE_TWICE']);
    expect(await rows()).toEqual([]);
  });

  test('a process that was held up for longer than its lease says so, and puts nothing back', async () => {
    const [slow, other] = [process(), process()];
    await slow.queue.add(mail());
    const held = await slow.queue.take();
    later(3 * minuteMs);
    await other.deliver();
    if (!held) throw new Error('nothing was taken');
    await slow.queue.putOff(held, { pauseMs: 0, cause: 'slow', isDoubtful: false });
    expect(await slow.queue.forget(held)).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('staff see dead mail without what is written in it, send it again, or delete it', async () => {
    inbox.answer(() => ({ at: 'recipient', says: 550 }));
    const { queue, deliver } = process();
    await queue.add(mail('one@example.org'));
    await queue.add(mail('two@example.org'));
    await deliver();
    expect(JSON.stringify(await dead())).not.toMatch(/secret-of-the-link|Follow/);
    const [first, second] = await dead();
    inbox.answer(() => undefined);
    await retryDeadMail(database.query, first?.id ?? '', now());
    await deleteDeadMail(database.query, second?.id ?? '');
    await deliver();
    expect(recipients()).toEqual([first?.recipient]);
    expect(await rows()).toEqual([]);
    for (const id of [first?.id ?? '', 'none', "' or 1=1"]) {
      await expect(retryDeadMail(database.query, id, now())).rejects.toMatchObject({ code: 'MAIL_UNKNOWN' });
      await expect(deleteDeadMail(database.query, id)).rejects.toMatchObject({ code: 'MAIL_UNKNOWN' });
    }
  });

  test('mail that still waits is none of the dead, and cannot be deleted as one', async () => {
    const { queue } = process();
    await queue.add(mail());
    const [row] = await rows();
    await expect(deleteDeadMail(database.query, row?.id ?? '')).rejects.toMatchObject({ code: 'MAIL_UNKNOWN' });
    expect(await dead()).toEqual([]);
    expect(await queue.figures()).toEqual({ waiting: 1, dead: 0, oldestSeconds: 0 });
  });

  test('dead mail goes after 30 days; what no server took for two days is dead', async () => {
    const { queue } = process();
    await queue.add(mail());
    later(48 * hourMs - 1);
    expect(await queue.buryOverdue()).toBe(0);
    later(1);
    expect(await queue.buryOverdue()).toBe(1);
    expect(await dead()).toMatchObject([{ mayHaveArrived: false }]);
    later(30 * 24 * hourMs - 1);
    await queue.forgetOldDead();
    expect(await dead()).toHaveLength(1);
    later(1);
    await queue.forgetOldDead();
    expect(await rows()).toEqual([]);
  });

  test('mail that a process held when it died may have arrived, also where it is given up because two days are over', async () => {
    const { queue } = process();
    await queue.add(mail());
    await queue.take();
    later(49 * hourMs);
    expect(await queue.buryOverdue()).toBe(1);
    expect(await dead()).toMatchObject([{ mayHaveArrived: true }]);
  });

  test('what is written to someone whose account is deleted is deleted with it', async () => {
    const { queue } = process();
    await queue.add(mail('Ada@Example.org'));
    await queue.add(mail('grace@example.org'));
    await forgetRecipient(database.query, 'ada@example.org');
    expect((await rows()).map(({ recipient }) => recipient)).toEqual(['grace@example.org']);
  });

  test('mail that waited in a backup is not sent again by the site that is restored from it', async () => {
    const { queue, deliver } = process();
    await queue.add(mail());
    await giveUpRestoredMail(database.query, now());
    await deliver();
    expect(inbox.arrived).toEqual([]);
    expect(await dead()).toMatchObject([{ mayHaveArrived: true }]);
  });

  test('an open queue sends by itself, ends with what is under way, and leaves the rest to the next', async () => {
    const open = await openMail({
      database,
      smtp: { ...inbox.server, connections: 1 },
      sender,
      report: (failure) => failures.push(failure),
    });
    inbox.answer((to) => (to === 'last@example.org' ? { at: 'recipient', says: 451 } : undefined));
    await open.send(mail());
    await open.deliver();
    await open.close();
    expect(recipients()).toEqual(['ada@example.org']);
    await open.send(mail('afterwards@example.org'));
    expect(await rows()).toMatchObject([{ recipient: 'afterwards@example.org', lease: null }]);
  });
});

test('a lane that fails ends no other: what these hand over is settled before the work is said to have failed', async () => {
  const held = { ...mail(), id: '1', recipient: 'ada@example.org', message: mail(), queued_at: new Date(), doubts: 0, attempts: 1 };
  const takes = [Promise.resolve(held), Promise.reject(new Error('the database is away'))];
  const settled: string[] = [];
  const queue = { take: () => takes.shift() ?? Promise.resolve(undefined), forget: async () => Boolean(settled.push('ada')) };
  const { deliver } = delivery({
    queue: queue as unknown as MailQueue,
    compose: (id, one) => compose(id, one, sender),
    handOver: () => new Promise((sent) => setTimeout(() => sent({ kind: 'sent' }), 50)),
    server: 'mail.example.org:587',
    lanes: 2,
    now: () => new Date(),
    report: () => undefined,
  });
  await expect(deliver()).rejects.toThrow('the database is away');
  expect(settled).toEqual(['ada']);
});
