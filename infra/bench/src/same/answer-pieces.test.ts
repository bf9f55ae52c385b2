import { answerPieces } from './answer-pieces.ts';

const page = ({ version = '1.0.0-0123456789', composition = '0123456789abcdef', hash = 'a1b2C', text = 'Tea', extra = '' }) =>
  Buffer.from(
    `<!doctype html><html lang="en-US" data-composition="${composition}"><head><title>${text}</title>` +
      `<link rel="stylesheet" href="/remotes/shell/${version}/client/main.css" integrity="sha384-${version.at(-1)?.repeat(64)}">` +
      `<script type="application/json" id="webdocs-state">{"composition":"${composition}","b":1,"a":[]}</script></head>` +
      `<body><main id="content"><p class="mfe-docs-entry-${hash} section"${extra}>${text}</p></main></body></html>`,
  );
const html = (body: Buffer, composition = '0123456789abcdef') =>
  answerPieces({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'x-composition': composition }, body });

test('another build of the same page is the same', () => {
  const other = page({ version: '1.0.0-9876543210', composition: 'fedcba9876543210', hash: 'x9_Yz' });
  expect(html(other, 'fedcba9876543210')).toEqual(html(page({})));
});

test('the order of attributes and keys says nothing', () => {
  const pieces = html(Buffer.from('<body><p id="a" lang="fr">x'));
  expect(html(Buffer.from('<body><p lang="fr" id="a">x</p>'))).toEqual(pieces);
  const json = (text: string) =>
    answerPieces({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }).json;
  expect(json('{"a":1,"b":{"c":[true]}}')).toBe(json('{"b":{"c":[true]},"a":1}'));
  expect(json('{"a":[1,2]}')).not.toBe(json('{"a":[2,1]}'));
});

test.each([
  ['a text', { text: 'Coffee' }, ['content', 'head']],
  ['an attribute', { extra: ' hidden' }, ['content']],
])('%s that differs is found in its piece', (_, change, expected) => {
  const [before, after] = [html(page({})), html(page(change))];
  const differing = Object.keys(before).filter((piece) => before[piece] !== after[piece]);
  expect(differing.sort()).toEqual(expected);
});

test('headers are compared without what no two runs share', () => {
  const headers = (values: Record<string, string>) => answerPieces({ status: 200, headers: values, body: Buffer.alloc(0) }).headers;
  const [one, two] = ['a', 'b'].map((letter) => `'sha384-${letter.repeat(64)}'`);
  expect(
    headers({
      date: 'today',
      etag: '"abc"',
      'server-timing': 'send;dur=3.1, resolve-page;dur=0.2',
      'content-security-policy': `default-src 'none'; script-src ${one} ${two}`,
    }),
  ).toBe(
    headers({
      date: 'yesterday',
      etag: '"xyz"',
      'server-timing': 'resolve-page;dur=7.0, send;dur=0.1',
      'content-security-policy': `script-src ${two} ${one}; default-src 'none'`,
    }),
  );
  expect(headers({ etag: 'W/"abc"' })).not.toBe(headers({ etag: '"abc"' }));
  expect(headers({ 'content-security-policy': `script-src ${one}` })).not.toBe(
    headers({ 'content-security-policy': `script-src ${one} ${two}` }),
  );
});

test('how long a search took is its own', () => {
  const found = (took: number) => html(Buffer.from(`<body><p>${took} ms</p><script type="application/json">{"took":${took}}</script>`));
  expect(found(12)).toEqual(found(345));
  const slow = html(Buffer.from('<body><p>1,280 ms</p><script type="application/json">{"took":1280}</script>'));
  expect(slow).toEqual(found(345));
});
