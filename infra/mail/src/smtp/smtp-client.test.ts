import { smtpInbox, type Answer, type SmtpInbox } from '../../fixtures/smtp-inbox.ts';
import type { Message } from '../message/compose.ts';
import { examineSmtp } from './examine-smtp.ts';
import { smtpClient } from './smtp-client.ts';
import { needsTls, type SmtpServer } from './smtp-server.ts';

const message: Message = {
  messageId: '<1@shelf.example>',
  envelope: { from: 'docs@shelf.example', to: 'ada@example.org' },
  from: { name: 'Shelf', address: 'docs@shelf.example' },
  to: { name: '', address: 'ada@example.org' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: {},
};

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await smtpInbox({ users: { site: 'sesame' } });
});
afterAll(() => inbox.close());
const known = (): SmtpServer => ({ ...inbox.server, user: 'site', password: 'sesame' });

async function outcome(answer?: Answer, server: Partial<SmtpServer> = {}, deadlineMs?: number) {
  inbox.answer(() => answer);
  const client = smtpClient({ ...known(), ...server }, deadlineMs);
  // More than there is room for between the two ends: it cannot be handed over as a whole before the other one hangs up.
  const html = answer?.at === 'middle of data' ? 'long '.repeat(4_000_000) : message.html;
  const found = await client.handOver({ ...message, html });
  client.close();
  return found;
}

test('a server that takes it has it once', async () => {
  inbox.arrived.length = 0;
  expect(await outcome()).toEqual({ kind: 'sent' });
  expect(inbox.arrived.map(({ to }) => to)).toEqual(['ada@example.org']);
});

test.each<[string, Answer, object]>([
  ['a gray list asks for it later', { at: 'recipient', says: 451 }, { kind: 'later', isDoubtful: false }],
  ['a full mailbox asks for it later', { at: 'data', says: 452 }, { kind: 'later', isDoubtful: false }],
  ['an unknown recipient is for good', { at: 'recipient', says: 550 }, { kind: 'refused', isDoubtful: false }],
  ['what is taken for spam is refused for good', { at: 'data', says: 554 }, { kind: 'refused', isDoubtful: false }],
  ['a server that does not let us send is away for every message', { at: 'sender', says: 553 }, { kind: 'away', isDoubtful: false }],
  ['a server that is about to end is away', { at: 'recipient', says: 421 }, { kind: 'away', isDoubtful: false }],
  [
    'a server that hangs up before the message has not got it',
    { at: 'recipient', says: 'nothing, and hangs up' },
    { kind: 'away', isDoubtful: false },
  ],
  [
    'a server that hangs up in the middle of the message has not got it',
    { at: 'middle of data', says: 'nothing, and hangs up' },
    { kind: 'away', isDoubtful: false },
  ],
  [
    'a server that hangs up after the message may have taken it',
    { at: 'end of data', says: 'nothing, and hangs up' },
    { kind: 'away', isDoubtful: true },
  ],
])('%s', async (_, answer, expected) => {
  expect(await outcome(answer)).toMatchObject(expected);
});

test('a server that has the whole message and says nothing is left at the deadline, in doubt', async () => {
  expect(await outcome({ at: 'end of data', says: 'nothing' }, {}, 300)).toMatchObject({ kind: 'away', isDoubtful: true });
});

test('a server that is not there is away, and nothing is in doubt', async () => {
  expect(await outcome(undefined, { port: 1 })).toMatchObject({ kind: 'away', isDoubtful: false });
});

test('a wrong password is told without the password, whatever the server says of it', async () => {
  const found = await outcome(undefined, { password: 'open-sesame' });
  expect(found).toMatchObject({ kind: 'away', isDoubtful: false, cause: expect.stringContaining('535') });
  expect(JSON.stringify(found)).not.toContain('open-sesame');
});

test('nothing is said to a server that must encrypt and cannot', async () => {
  const plain = await smtpInbox();
  const client = smtpClient({ ...plain.server, encryption: 'required' });
  expect(await client.handOver(message)).toMatchObject({ kind: 'away', isDoubtful: false });
  expect(plain.asked()).toBe(0);
  client.close();
  await plain.close();
});

test.each<[SmtpServer['encryption'], string, boolean]>([
  ['auto', '127.0.0.1', false],
  ['auto', 'localhost', false],
  ['auto', 'mail.example.org', true],
  ['none', 'mail.example.org', false],
  ['required', '127.0.0.1', true],
])('with encryption %s, to %s: %s', (encryption, host, expected) => {
  expect(needsTls({ encryption, host })).toBe(expected);
});

test('the doctor is let in with the right password, and told why not with another', async () => {
  expect(await examineSmtp(known())).toBeUndefined();
  const cause = await examineSmtp({ ...known(), password: 'open-sesame' });
  expect(cause).toContain('535');
  expect(cause).not.toContain('open-sesame');
});
