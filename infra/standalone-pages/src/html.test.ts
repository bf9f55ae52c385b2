/** @jest-environment jsdom */
import { attributes, Html, html } from './html.ts';

function parsed(made: Html): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = made.toString();
  return place;
}

const written = [
  '<script>steal()</script>',
  '"><img src=x onerror=steal()>',
  "' onfocus='steal()' autofocus='",
  '</p></body><base href=//elsewhere.example>',
  '<!-- --> <![CDATA[ ]]> <?xml ?>',
  '&lt;b&gt; &amp;amp; &#60;b&#62; &notanentity',
  '`${x}` \\ {{ x }} <% x %>',
  '🦄 ünïcödé \u202E \uFEFF \u2028',
  'a\tb\nc',
  '<'.repeat(10_000),
  '',
];

test.each(written)('what a visitor wrote is text in the page: %j', (text) => {
  const page = parsed(html`<p>${text}</p>`);
  expect(page.children).toHaveLength(1);
  expect(page.textContent).toBe(text);
});

test.each(written)('what a visitor wrote stays inside its attribute: %j', (text) => {
  const page = parsed(html`<input data-one="${text}" title="${text}" ${attributes({ name: text })} />`);
  const [input] = page.children as unknown as [HTMLInputElement];
  expect([input.dataset.one, input.title, input.name]).toEqual([text, text, text]);
  expect(input.attributes).toHaveLength(3);
});

test('nested results and lists of them stand as they are, once', () => {
  const items = ['<a>', 'b & c'].map((name) => html`<b>${name}</b>`);
  expect(String(html`<i>${items}</i>`)).toBe('<i><b>&lt;a&gt;</b><b>b &amp; c</b></i>');
});

test('what is false, null or undefined leaves nothing, and zero is a number', () => {
  expect(String(html`<p>${false}${null}${undefined}${0}</p>`)).toBe('<p>0</p>');
  expect(String(attributes({ hidden: true, open: false, id: null, max: 3 }))).toBe(' hidden max="3"');
});

test('an attribute without quotes is refused, for there a space would end it', () => {
  expect(() => html`<input value=${'x onfocus=steal()'} />`).toThrow('Quote');
});

test('an object that looks like made HTML is none', () => {
  const lookalike = { toString: () => '<script>' } as unknown as string;
  expect(String(html`${lookalike}`)).toBe('&lt;script&gt;');
  expect(() => new Html('<script>', Symbol('forged'))).toThrow(TypeError);
});
