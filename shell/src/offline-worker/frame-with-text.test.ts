import { frameWithText } from './frame-with-text.ts';

const frame = '<html><main id="content" tabindex="-1"><p>Opening the page…</p></main><footer></footer></html>';
const bytesOf = (page: object) => Promise.resolve(new TextEncoder().encode(JSON.stringify(page)));
const sent = (page: Promise<Uint8Array | undefined>) => new Response(frameWithText(frame, page)).text();
const prose = (title: string | null, content: string) => ({ type: 'prose', value: { id: null, title, isH3: false, content } });

test('a kept document can be read before any script has run', async () => {
  const doc = { title: 'a < b & c', body: [prose(null, '<p>First.</p>'), prose('Syntax', '<pre>x</pre>')] };
  const html = await sent(bytesOf({ doc }));
  expect(html).toContain('a &lt; b &amp; c</h1><p>First.</p><h2>Syntax</h2><pre>x</pre></article></main><footer>');
  expect(html).not.toContain('Opening the page');
});

test.each([
  ['a banner of availability keeps room for it', { baseline: { baseline: 'high' } }, 'kept-text kept-banner'],
  ['none of it keeps none', {}, 'kept-text'],
])('a document with %s', async (_, more, classes) => {
  expect(await sent(bytesOf({ doc: { title: 'x', body: [], ...more } }))).toContain(`<article class="fallback-document ${classes}">`);
});

test('what is before the text does not wait for it', async () => {
  const reader = frameWithText(frame, new Promise(() => undefined)).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('<html><main id="content" tabindex="-1">');
});

test.each([
  ['is not here', Promise.resolve(undefined)],
  ['cannot be read', Promise.reject(new Error('no file'))],
  ['is no JSON', Promise.resolve(new TextEncoder().encode('{'))],
  ['is not a document', bytesOf({ hyData: {} })],
])('where a page %s the frame says that it is being opened', async (_, page) => {
  expect(await sent(page)).toBe(frame);
});

test('a frame without a place for text is left as it is', async () => {
  const html = await new Response(frameWithText('the frame', bytesOf({ doc: { title: 'x', body: [] } }))).text();
  expect(html).toContain('the frame');
});
