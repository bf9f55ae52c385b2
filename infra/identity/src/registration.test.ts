import { statementServers } from '@webdocs/database/fixtures/test-servers';
import { openMail } from '@webdocs/mail';
import { readMessage } from '@webdocs/mail/fixtures/read-message';
import { smtpInbox } from '@webdocs/mail/fixtures/smtp-inbox';
import type { SendMail } from '@webdocs/mail/mail';
import { isBackAtSite, siteClient, type SiteClient } from '../fixtures/site-client.ts';
import type { Page } from '../fixtures/test-browser.ts';
import { testIdentityPlace, type TestIdentity, type TestIdentityPlace } from '../fixtures/test-identity.ts';

jest.setTimeout(60_000);

const password = 'four green shelves';

describe.each(statementServers)('a user without an account, on $name', ({ binaries }) => {
  let place: TestIdentityPlace;
  let provider: TestIdentity;
  let site: SiteClient;
  let number = 0;
  const newAddress = () => `reader-${++number}@example.org`;

  beforeAll(async () => {
    place = await testIdentityPlace(binaries);
    provider = await place.open();
    site = await siteClient(provider);
  });
  afterAll(async () => {
    await provider.close();
    await place.close();
  });

  // All of them come from one network address, to which forty mails go in an hour.
  beforeEach(() => provider.database.query.deleteFrom('identity_attempts').execute());

  const mailsTo = (email: string) =>
    provider.database.query
      .selectFrom('identity_letters')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute();
  const linkTo = async (email: string) => (await mailsTo(email))[0]?.link ?? '';

  /** From the site up to the mail. */
  async function register(email: string) {
    const browser = provider.browser();
    const attempt = await site.attempt();
    const form = await browser.open((await browser.open(attempt.address)).text.match(/[^"]+\/register/)?.[0] ?? '');
    return { browser, attempt, sent: await browser.send(form, { email, password }) };
  }

  test('registers with a password that is asked for once, follows the link, and is back at the site, logged in', async () => {
    const email = newAddress();
    const { browser, attempt, sent } = await register(email);
    expect(sent.text).toContain('Check your email');
    const done = await browser.open(await linkTo(email));
    expect(isBackAtSite(done, provider)).toBe(true);
    const { idToken } = await site.claims(done.address, attempt);
    expect(idToken).toMatchObject({ email, email_verified: true });
    expect(idToken).not.toHaveProperty('subscription_type');
    expect(idToken).not.toHaveProperty('is_staff');
    expect((await site.signIn(provider.browser(), email, password)).idToken.sub).toBe(idToken.sub);
  });

  test('reads the mails of a local run in its practice inbox', async () => {
    const email = newAddress();
    await register(email);
    const { text } = await provider.browser().open('/mail');
    expect(text).toContain(`To ${email}`);
    expect(text).toContain(await linkTo(email));
  });

  test('sees them there as a mail program draws them: styled, with links that open beside it, and nothing that runs or loads', async () => {
    const email = newAddress();
    await register(email);
    const browser = provider.browser();
    const inbox = await browser.open('/mail');
    expect(inbox.headers['content-security-policy']).toContain("frame-src 'self'");
    const [{ id = '' } = {}] = await mailsTo(email);
    expect(inbox.text).toMatch(new RegExp(`<iframe[^>]* src="/mail/${id}"[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"`));
    const letter = await browser.open(`/mail/${id}`);
    expect(letter.text).toContain('<base target="_blank" />');
    expect(letter.text).toContain(`<a class="on-fill" href="${await linkTo(email)}"`);
    expect(letter.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    expect((await browser.open('/mail/none')).status).toBe(404);
  });

  test('has no account before the address is confirmed', async () => {
    const email = newAddress();
    await register(email);
    const browser = provider.browser();
    const page = await browser.send(await browser.open((await site.attempt()).address), { email, password });
    expect(page).toMatchObject({ status: 422 });
    expect(page.text).toContain('Incorrect email or password');
    // A screen reader reads it with the field that has the focus.
    expect(page.text).toMatch(/id="field-password"[^>]* autofocus[^>]* aria-describedby="refusal"/);
    expect(page.text).toMatch(/id="refusal"[^]*Incorrect email or password/);
  });

  test('may confirm in another browser with the password, and is logged in there', async () => {
    const email = newAddress();
    await register(email);
    const phone = provider.browser();
    const done = await phone.send(await phone.open(await linkTo(email)), { password });
    expect(done.text).toContain('Your account');
    expect(done.text).toContain(email);
  });

  test('confirms once: the link is used up, at once for two who follow it together', async () => {
    const email = newAddress();
    await register(email);
    const link = await linkTo(email);
    const browsers = [1, 2, 3].map(() => provider.browser());
    const pages = await Promise.all(browsers.map((browser) => browser.open(link)));
    const done = await Promise.all(browsers.map((browser, index) => browser.send(pages[index] as Page, { password })));
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await provider.browser().open(link)).text).toContain('This link has already been used');
  });

  test('does not lose the link to a program that looks at it first', async () => {
    const email = newAddress();
    await register(email);
    for (const browser of [1, 2, 3].map(() => provider.browser())) await browser.open(await linkTo(email));
    const browser = provider.browser();
    expect((await browser.send(await browser.open(await linkTo(email)), { password })).status).toBe(200);
  });

  test('cannot be given an account that another user prepared with a password of their own', async () => {
    const email = newAddress();
    await register(email);
    const owner = provider.browser();
    const page = await owner.send(await owner.open(await linkTo(email)), { password: 'what the owner would choose' });
    expect(page.text).toContain('That isn&#39;t the password of this account');
    const users = provider.database.query.selectFrom('identity_people').select('id').where('email_key', '=', email);
    expect(await users.execute()).toEqual([]);
  });

  test('is asked for the password where the cookie of the registration is of another address, or was made by someone else', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await register(email);
    const { browser } = await register(other);
    expect((await browser.open(await linkTo(email))).text).toContain('Confirm your email');
    const forged = provider.browser();
    await forged.send(await forged.open('/register'), { email, password: 'what a stranger chose' });
    // The stranger registered last: the link of the owner is still the owner's, in the owner's browser alone.
    const links = (await mailsTo(email)).map(({ link }) => link ?? '');
    expect(links).toHaveLength(2);
    expect((await forged.open(links[1] ?? '')).text).toContain('Confirm your email');
  });

  test('does not lose the link to a browser that only looks ahead', async () => {
    const email = newAddress();
    const { browser } = await register(email);
    const link = await linkTo(email);
    expect((await browser.open(link, { 'sec-purpose': 'prefetch;prerender' })).text).toContain('Confirm your email');
    expect((await browser.open(link)).text).not.toContain('has already been used');
  });

  test('can have the mail sent again, whose link does as much as the first', async () => {
    const email = newAddress();
    const { browser, attempt, sent } = await register(email);
    const again = await browser.send(sent);
    expect(again.text).toContain('We&#39;ve sent it again.');
    expect(await mailsTo(email)).toHaveLength(2);
    const done = await browser.open(await linkTo(email));
    expect((await site.claims(done.address, attempt)).idToken.email).toBe(email);
  });

  test('cannot have mails sent again to an address for which another browser registered', async () => {
    const email = newAddress();
    const { sent } = await register(email);
    const stranger = provider.browser();
    const form = await stranger.open('/register');
    const token = /csrf_token" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const page = await stranger.post('/register/again', new URLSearchParams({ csrf_token: token, email }).toString());
    expect(sent.text).toContain('/register/again');
    expect(page.address.pathname).toBe('/register');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test.each([
    ['fr', 'Créer un compte', 'Consultez vos e-mails', 'Confirmez votre e-mail pour Shelf'],
    ['ja', 'アカウントを作成', 'メールをご確認ください', 'Shelf のメールアドレスの確認'],
    ['zh-TW', '建立帳號', '請查看電子郵件', '請確認您在 Shelf 的電子郵件'],
  ])('who comes from a page in %s finds forms and mails in that language, in any browser', async (locale, form, sent, subject) => {
    const email = newAddress();
    const browser = provider.browser();
    const page = await browser.open((await site.attempt({ ui_locales: locale, prompt: 'create' })).address);
    expect(page.text).toContain(`lang="${locale}"`);
    expect(page.text).toContain(form);
    expect((await browser.send(page, { email, password })).text).toContain(sent);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(subject);
    expect((await provider.browser().open(mail?.link ?? '')).text).toContain(`lang="${locale}"`);
    const attempt = await site.attempt({ prompt: 'create' });
    expect((await browser.open(attempt.address)).text).toContain(form);
  });

  test('who is led to sign up sees the form for a new account first, and may log in there all the same', async () => {
    const email = await registered();
    const browser = provider.browser();
    const attempt = await site.attempt({ prompt: 'create' });
    const form = await browser.open(attempt.address);
    expect(form.address.pathname).toMatch(/\/register$/);
    const logIn = await browser.open(/[^"]+\/sign-in/.exec(form.text)?.[0] ?? '');
    const done = await browser.send(logIn, { email, password });
    expect((await site.claims(done.address, attempt)).idToken.email).toBe(email);
  });

  test('has a day to confirm', async () => {
    const email = newAddress();
    await register(email);
    const link = await linkTo(email);
    provider.clock.ahead = 24 * 60 * 60 * 1000 + 1000;
    try {
      expect((await provider.browser().open(link)).text).toContain('This link has already been used');
    } finally {
      provider.clock.ahead = 0;
    }
  });

  async function registered(): Promise<string> {
    const email = newAddress();
    const { browser } = await register(email);
    await browser.open(await linkTo(email));
    return email;
  }

  test('who has forgotten the password chooses another, and is signed out everywhere else', async () => {
    const email = await registered();
    const old = provider.browser();
    await site.signIn(old, email, password);
    const browser = provider.browser();
    const attempt = await site.attempt();
    const form = await browser.open((await browser.open(attempt.address)).text.match(/[^"]+\/forgotten/)?.[0] ?? '');
    expect((await browser.send(form, { email })).text).toContain('Check your email');
    const link = await linkTo(email);
    const done = await browser.send(await browser.open(link), { password: 'five green shelves' });
    expect((await site.claims(done.address, attempt)).idToken.email).toBe(email);
    const silent = await old.open((await site.attempt({ prompt: 'none' })).address);
    expect(silent.address.searchParams.get('error')).toBe('login_required');
    expect((await provider.browser().open(link)).status).toBe(404);
    await expect(site.signIn(provider.browser(), email, password)).rejects.toThrow();
    await expect(site.signIn(provider.browser(), email, 'five green shelves')).resolves.toBeDefined();
  });

  test('has an hour for that', async () => {
    const email = await registered();
    const browser = provider.browser();
    await browser.send(await browser.open('/forgotten'), { email });
    const link = await linkTo(email);
    provider.clock.ahead = 60 * 60 * 1000 + 1000;
    try {
      expect((await browser.open(link)).status).toBe(404);
    } finally {
      provider.clock.ahead = 0;
    }
  });

  describe('cannot find out whether an address is known', () => {
    const pages = { signIn: '/sign-in', register: '/register', forgotten: '/forgotten' };
    const again = async (path: string, email: string) => {
      const browser = provider.browser();
      return { browser, sent: await browser.send(await browser.open(path), { email, password: 'not the right one' }) };
    };

    test('by having the mail sent again', async () => {
      const [known, unknown] = [await registered(), newAddress()];
      for (const path of [pages.register, pages.forgotten]) {
        const answers = [];
        for (const email of [known, unknown]) {
          const { browser, sent } = await again(path, email);
          answers.push(like(await browser.send(sent), email));
        }
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.text).toContain('We&#39;ve sent it again.');
      }
    });

    const like = (page: Page, email: string) => ({
      status: page.status,
      headers: Object.keys(page.headers).sort(),
      text: page.text.replaceAll(email, '…').replace(/value="[\w-]{43}"/g, ''),
    });

    test.each(Object.entries(pages))('by what %s says', async (_, path) => {
      const [known, unknown] = [await registered(), newAddress()];
      const answers = [];
      for (const email of [known, unknown]) {
        const browser = provider.browser();
        answers.push(like(await browser.send(await browser.open(path), { email, password: 'not the right one' }), email));
      }
      expect(answers[0]).toEqual(answers[1]);
    });

    test('by the work that it makes', async () => {
      const [known, unknown] = [await registered(), newAddress()];
      const statements: string[] = [];
      const { database } = provider;
      const counting = database.query.withPlugin({
        transformQuery: ({ node }) => (statements.push(node.kind), node),
        transformResult: async ({ result }) => result,
      });
      await provider.restart({ database: { ...database, query: counting } });
      const work = async (path: string, email: string) => {
        const browser = provider.browser();
        const form = await browser.open(path);
        statements.length = 0;
        await browser.send(form, { email, password: 'not the right one' });
        return [...statements];
      };
      for (const path of Object.values(pages)) expect([path, await work(path, known)]).toEqual([path, await work(path, unknown)]);
      await provider.restart();
    });

    test('by asking for more mails than go to one address', async () => {
      for (const email of [await registered(), newAddress()]) {
        const browser = provider.browser();
        const form = await browser.open('/forgotten');
        for (let time = 0; time < 6; time++) expect((await browser.send(form, { email })).text).toContain('Check your email');
        expect(await mailsTo(email)).toHaveLength(4);
      }
    });
  });

  test('a user who already has an account gets a mail that says so, and nothing changes', async () => {
    const email = await registered();
    await register(email.toUpperCase());
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('You have an account at Shelf');
    await expect(site.signIn(provider.browser(), email, password)).resolves.toBeDefined();
  });

  test.each([
    ['no address', 'no-address', 'Enter a full address'],
    ['an address with a line break', 'a@example.org\r\nBcc: all@example.org', 'Enter a full address'],
    ['an address with NUL', 'a\0@example.org', 'Enter a full address'],
    ['an address of 10,000 characters', `${'a'.repeat(10_000)}@example.org`, 'Enter a full address'],
    ['HTML', '"><script>x</script>@example.org', 'Enter a full address'],
  ])('is told beside the field what is wrong with %s', async (_, email, says) => {
    const browser = provider.browser();
    const page = await browser.send(await browser.open('/register'), { email, password });
    expect(page.status).toBe(422);
    expect(page.text).toContain(says);
    expect(page.text).not.toContain('<script>');
  });

  test.each([
    ['a short password', 'seven77'],
    ['one that everybody guesses', 'Password123'],
    ['one character many times', 'aaaaaaaaaaaa'],
    ['one of 10,000 characters', 'ab'.repeat(5000)],
    ['none', ''],
  ])('is told what is wrong with %s', async (_, chosen) => {
    const browser = provider.browser();
    const page = await browser.send(await browser.open('/register'), { email: newAddress(), password: chosen });
    expect(page.status).toBe(422);
    expect(page.text).toContain('field-password-error');
  });

  test('may choose a password of any characters, typed on any keyboard', async () => {
    const email = newAddress();
    const browser = provider.browser();
    const chosen = 'Ångström 📚\0 ﬁn';
    await browser.send(await browser.open('/register'), { email, password: chosen });
    const phone = provider.browser();
    const done = await phone.send(await phone.open(await linkTo(email)), { password: chosen.normalize('NFD') });
    expect(done.text).toContain('Your account');
  });
});

test('if no mail can be sent, registration says so', async () => {
  const place = await testIdentityPlace();
  const provider = await place.open({ issuer: 'https://id.example.org', isLoopback: false });
  const page = await provider.browser().open('/register');
  expect(page.status).toBe(501);
  expect(page.text).toContain('Email isn&#39;t set up');
  expect((await provider.browser().open('/mail')).status).toBe(404);
  await provider.close();
  await place.close();
});

test('beyond loopback an account is made with a mail that a mail server brings, and every cookie is for TLS alone', async () => {
  const [place, inbox] = await Promise.all([testIdentityPlace(), smtpInbox()]);
  const sender = { siteName: 'Shelf', siteAddress: 'https://docs.example.org/', from: 'docs@example.org', replyTo: null, bounces: null };
  const sending: { mail?: Awaited<ReturnType<typeof openMail>> } = {};
  const sendMail: SendMail = async (mail, within) => sending.mail?.send(mail, within);
  const provider = await place.open({ issuer: 'https://id.example.org', isLoopback: false, sendMail });
  sending.mail = await openMail({ database: provider.database, smtp: inbox.server, sender, report: () => undefined });
  const browser = provider.browser();
  const form = await browser.open('/register');
  await browser.send(form, { email: 'reader@example.org', password });
  await sending.mail.deliver();
  const [arrived] = inbox.arrived;
  expect(arrived?.to).toBe('reader@example.org');
  const { text } = readMessage(arrived?.source ?? '');
  const { pathname, search } = new URL(/https:\S+\/confirm\/\S+/.exec(text)?.[0] ?? '');
  const done = await browser.open(pathname + search);
  expect(done.text).toContain('reader@example.org');
  expect(browser.given.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-form',
    '__Host-registration',
    'preferredlocale',
    '_session',
    '_session.sig',
  ]);
  expect(browser.given.filter((cookie) => !/; secure/i.test(cookie) || !/; httponly/i.test(cookie))).toEqual([]);
  await sending.mail.close();
  await provider.close();
  await Promise.all([place.close(), inbox.close()]);
});
