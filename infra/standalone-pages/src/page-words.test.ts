import { html } from './html.ts';
import { phrase } from './page-words.ts';

const say = (id: string, values: Record<string, unknown> = {}) =>
  ({ one: `For ${String(values['email'])}.`, two: `${String(values['a'])} < ${String(values['b'])}`, none: 'Nothing here' })[id] ?? id;

test('a name in bold is put into a message, and both stay what they are', () => {
  expect(String(phrase(say, 'one', { email: html`<strong>${'<b>@example.org'}</strong>` }))).toBe(
    'For <strong>&lt;b&gt;@example.org</strong>.',
  );
});

test('the words around it are text, whatever is in them', () => {
  expect(String(phrase(say, 'two', { a: html`<i>1</i>`, b: html`<i>2</i>` }))).toBe('<i>1</i> &lt; <i>2</i>');
  expect(String(phrase(say, 'none', { email: html`<b></b>` }))).toBe('Nothing here');
});
