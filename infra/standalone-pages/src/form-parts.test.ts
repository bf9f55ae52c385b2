/** @jest-environment jsdom */
import { button, field, form, note, usernameField, type FieldOptions } from './form-parts.ts';
import { html } from './html.ts';
import { standalonePage } from './page.ts';

const email: FieldOptions = { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' };

function shown(options: Partial<FieldOptions> = {}): { readonly input: HTMLInputElement; readonly page: HTMLElement } {
  const page = document.createElement('div');
  page.innerHTML = String(field({ ...email, ...options }));
  return { page, input: page.querySelector('input') as HTMLInputElement };
}

test('a field has a label that belongs to it, and says what browsers may fill in', () => {
  const { input, page } = shown({ value: 'a"b@example.org' });
  expect(page.querySelector('label')?.htmlFor).toBe(input.id);
  expect(input).toMatchObject({ type: 'email', value: 'a"b@example.org', required: true });
  expect(input.getAttribute('autocomplete')).toBe('username');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error is read out with its field, before the hint', () => {
  const { input, page } = shown({ error: 'Enter a full address', hint: 'We write to it once' });
  const told = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => page.querySelector(`#${id}`)?.textContent?.trim());
  expect(told).toEqual(['Enter a full address', 'We write to it once']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a password never comes back in a page', () => {
  const { input } = shown({ type: 'password', value: 'hush hush hush' });
  expect(input.outerHTML).not.toContain('hush');
});

test('a form posts its fields with the token, and leaves judging them to the server', () => {
  const page = document.createElement('div');
  page.innerHTML = String(
    form({
      action: '/sign-in',
      token: html`<input type="hidden" name="csrf_token" value="t" />`,
      content: [usernameField('me@example.org'), field(email), button('Sign in', 'danger', { name: 'go', value: 'yes' })],
    }),
  );
  const made = page.querySelector('form') as HTMLFormElement;
  expect(made).toMatchObject({ method: 'post', noValidate: true });
  expect(Object.fromEntries(new FormData(made))).toEqual({ csrf_token: 't', username: 'me@example.org', email: '' });
  expect(made.querySelector('button')?.textContent).toBe('Sign in');
});

test('a danger is announced, a note is not', () => {
  expect(String(note('danger', 'No', 'Because'))).toContain('role="alert"');
  expect(String(note('note', 'By the way'))).not.toContain('role');
});

test('a danger that a field is described by is read with the field', () => {
  const said = String(note('danger', 'No', 'Because', 'why'));
  expect(said).toContain('id="why"');
  expect(said).not.toContain('role');
  expect(String(field({ name: 'email', label: 'Email', autocomplete: 'username', describedBy: 'why' }))).toContain(
    'aria-describedby="why"',
  );
});

test('a document has one heading region, its language, its title and the name of the site', () => {
  const frame = { siteName: 'Shelf & Co', siteAddress: '/', hostLabel: 'Accounts', coverLine: 'A line', notice: 'Practice' };
  const page = new DOMParser().parseFromString(standalonePage({ ...frame, title: 'Sign <in>', body: html`<h1>Sign in</h1>` }), 'text/html');
  expect(page.documentElement.lang).toBe('en-US');
  expect(page.title).toBe('Sign <in> | Shelf & Co');
  expect(page.querySelectorAll('main, h1')).toHaveLength(2);
  expect(page.querySelector('main')?.textContent).toContain('Practice');
  expect(page.querySelector('.cover')?.getAttribute('aria-hidden')).toBe('true');
});
