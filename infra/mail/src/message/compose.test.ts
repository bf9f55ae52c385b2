import { generateKeyPairSync } from 'node:crypto';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { readMessage, type ReadMessage } from '../../fixtures/read-message.ts';
import { smtpInbox, type SmtpInbox } from '../../fixtures/smtp-inbox.ts';
import type { Mail } from '../mail.ts';
import { smtpClient } from '../smtp/smtp-client.ts';
import type { SmtpServer } from '../smtp/smtp-server.ts';
import { compose } from './compose.ts';
import type { Sender } from './sender.ts';

const id = '0f0e0d0c-0b0a-4908-8706-050403020100';
const sender: Sender = {
  siteName: 'Shelf',
  siteAddress: 'https://shelf.example/',
  from: 'docs@shelf.example',
  replyTo: null,
  bounces: null,
};
const mail: Mail = {
  kind: 'account',
  to: 'ada@example.org',
  locale: 'en-US',
  subject: 'Confirm your email for Shelf',
  text: 'Someone made an account.\n\nIf it was not you, do nothing.',
  link: { address: 'https://shelf.example/confirm/abc?locale=en-US&x=1', label: 'Confirm your email' },
};

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await smtpInbox();
});
afterAll(() => inbox.close());

/** As it is in the inbox of its recipient. */
async function received(more: Partial<Mail> = {}, by: Partial<Sender> = {}, server: Partial<SmtpServer> = {}) {
  const client = smtpClient({ ...inbox.server, ...server });
  inbox.arrived.length = 0;
  expect(await client.handOver(compose(id, { ...mail, ...more }, { ...sender, ...by }))).toEqual({ kind: 'sent' });
  client.close();
  const [one = { from: '', to: '', source: '' }] = inbox.arrived;
  return { ...one, ...readMessage(one.source) };
}

/** Headers that no one but we may write. */
const headersThatWere = ({ headers }: ReadMessage) => Object.keys(headers).filter((name) => /^(bcc|cc|x-evil|reply-to)$/.test(name));

test('a message says the same as text and as HTML, in the name of the site', async () => {
  const { headers, text, html, from, to } = await received();
  expect([from, to]).toEqual(['docs@shelf.example', 'ada@example.org']);
  expect(headers).toMatchObject({
    from: 'Shelf <docs@shelf.example>',
    to: 'ada@example.org',
    subject: mail.subject,
    'message-id': '<0f0e0d0c0b0a49088706050403020100@shelf.example>',
    'auto-submitted': 'auto-generated',
    'content-language': 'en-US',
  });
  expect(headers).not.toHaveProperty('list-unsubscribe');
  expect(text.replaceAll('\r\n', '\n').trimEnd()).toBe(`Someone made an account.

If it was not you, do nothing.

Confirm your email:
https://shelf.example/confirm/abc?locale=en-US&x=1

-- 
Shelf sent this to ada@example.org.
https://shelf.example/`);
  for (const said of [
    'Someone made an account.',
    'If it was not you, do nothing.',
    'Confirm your email',
    'Shelf sent this to ada@example.org.',
  ])
    expect(html).toContain(said);
  expect(html).toContain('href="https://shelf.example/confirm/abc?locale=en-US&amp;x=1"');
});

test('nothing is loaded for it: no picture, no style sheet, no script', async () => {
  const { html } = await received();
  expect(html).not.toMatch(/<(img|script|link|iframe|form|video)\b|url\(|@import|\bsrc=/i);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

test('what it lists is in both bodies, with its state in words, a way to each, and why it comes', async () => {
  const { text, html } = await received({
    text: '',
    period: 'November 16 – 22, 2026',
    lists: [
      {
        title: 'On your list',
        entries: [
          {
            name: '<a>',
            isCode: true,
            address: 'https://shelf.example/a?b=1&c=2',
            state: { text: 'Newly available', tone: 'low' },
            text: 'It works.',
          },
          { name: 'Tea', text: 'The page was edited.' },
        ],
        more: 'And 3 more.',
      },
    ],
    why: { text: 'You watch 12 things.', address: 'https://shelf.example/settings#watching', label: 'Change what comes' },
  });
  expect(text.replaceAll('\r\n', '\n')).toContain(`November 16 – 22, 2026

On your list

* <a>
  Newly available. It works.
  https://shelf.example/a?b=1&c=2

* Tea
  The page was edited.

And 3 more.
`);
  expect(text).toContain('Change what comes: https://shelf.example/settings#watching');
  for (const said of ['&lt;a&gt;', 'https://shelf.example/a?b=1&amp;c=2', 'class="low"', 'Newly available.', 'And 3 more.', '#watching'])
    expect(html).toContain(said);
  expect(html).not.toContain('<a>');
});

test.each(activeLocales)('its frame is in %s', async (locale) => {
  const english = await received({ unsubscribe: 'https://shelf.example/leave' });
  const { html, text, headers } = await received({ locale, unsubscribe: 'https://shelf.example/leave' });
  expect(headers['content-language']).toBe(locale);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(text.includes('Unsubscribe: ')).toBe(locale === 'en-US');
  expect(html.includes('No pictures are loaded')).toBe(locale === 'en-US');
  expect(english.html).toContain('No pictures are loaded');
});

test('what can be unsubscribed says so to mail programs too, for one press', async () => {
  const { headers, text, html } = await received({ kind: 'newsletter', unsubscribe: 'https://shelf.example/leave/1' });
  expect(headers['list-unsubscribe']).toBe('<https://shelf.example/leave/1>');
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain('Unsubscribe: https://shelf.example/leave/1');
  expect(html).toContain('href="https://shelf.example/leave/1"');
});

test('answers and reports go where the operator said, each report with the number of its mail', async () => {
  const { headers, from } = await received({}, { replyTo: 'help@shelf.example', bounces: 'bounces+{id}@shelf.example' });
  expect(headers['reply-to']).toBe('help@shelf.example');
  expect(from).toBe('bounces+0f0e0d0c0b0a49088706050403020100@shelf.example');
});

describe('what others wrote stays what they wrote', () => {
  test.each([
    ['a line break in the subject', { subject: 'Hi\r\nBcc: all@example.org\r\n\r\nBuy' }],
    ['a lone line feed in the subject', { subject: 'Hi\nX-Evil: yes' }],
    ['a line separator in the subject', { subject: 'Hi\u2028Bcc: all@example.org' }],
    ['a line break in the name of the site', {}, { siteName: 'Shelf\r\nBcc: all@example.org' }],
    ['an address in the name of the site', {}, { siteName: 'Shelf" <evil@example.org>, "x' }],
  ])('%s adds no header and no recipient', async (_, more: Partial<Mail>, by: Partial<Sender> = {}) => {
    const read = await received(more, by);
    expect(headersThatWere(read)).toEqual([]);
    expect(read.to).toBe('ada@example.org');
    expect(inbox.arrived).toHaveLength(1);
    expect(read.headers['from']).toMatch(/<docs@shelf\.example>$/);
  });

  test.each(['ada@example.org\r\nBcc: all@example.org', 'ada@example.org, all@example.org', 'Ada <ada@example.org>', 'ada', '@', 'a@b@c'])(
    'no mail goes to %j, which is not one address',
    (to) => {
      expect(() => compose(id, { ...mail, to }, sender)).toThrow(expect.objectContaining({ code: 'MAIL_ADDRESS_UNUSABLE' }));
    },
  );

  test('markup is shown, not obeyed', async () => {
    const { html } = await received({
      subject: '<b>bold</b>',
      text: '<script>alert(1)</script>',
      link: { address: 'https://a.example/"x', label: '<i>' },
    });
    expect(html).not.toMatch(/<script|<b>|<i>|"x"/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('a name of 500 signs is cut in the subject and whole in the text', async () => {
    const name = '📚'.repeat(500);
    const { headers, text } = await received({ subject: `About ${name}`, text: `You called it ${name}.` });
    expect(headers['subject']).toBe(`About ${'📚'.repeat(193)}…`);
    expect(text.replaceAll('\r\n', '')).toContain(name);
  });

  test('text from right to left keeps its direction and does not turn what is around it', async () => {
    const { headers, html } = await received({ subject: '\u202Eterces\u202C مرحبا', text: 'مرحبا بالعالم' });
    expect(headers['subject']).toBe('terces مرحبا');
    expect(html).toMatch(/<p class="ink-2" dir="auto"[^>]*>مرحبا بالعالم<\/p>/);
  });

  test('an address of another alphabet is reached', async () => {
    const { to } = await received({ to: 'дима@пример.example' });
    expect(to).toBe('дима@пример.example');
  });
});

test('mail is signed for the domain of its sender, with what a mail program needs to offer its button', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { domain: 'shelf.example', selector: 'docs', privateKey };
  const { headers, source } = await received({ unsubscribe: 'https://shelf.example/leave' }, {}, { dkim });
  expect(headers['dkim-signature']).toMatch(/d=shelf\.example;.*s=docs;/);
  expect(headers['dkim-signature']).toMatch(/h=[^;]*from:.*list-unsubscribe:\s*list-unsubscribe-post/i);
  expect(source).not.toContain('PRIVATE');
});
