import { deflateRawSync } from 'node:zlib';
import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { codeOfAddress } from './code-of-address.ts';

const code = {
  html: '<p>tea',
  css: 'p { color: teal }',
  js: 'pour("\ud800")',
  srcPrefix: '/en-US/docs/Web',
  defaults: 'ix-tabbed',
} as const;
const packed = (json: string) => encodeURIComponent(deflateRawSync(json).toString('base64'));

const usual = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usual;
});

/** The host answers every call so; gives what was called. */
function answering(status: number, body: string): string[] {
  const called: string[] = [];
  globalThis.fetch = async (address) => {
    called.push(String(address));
    return new Response(body, { status });
  };
  return called;
}

test('code after the hash is read without a request', async () => {
  const called = answering(500, '');
  const { state } = await encodeSample(code);
  expect(await codeOfAddress({ search: '?show=code', hash: `#state=${encodeURIComponent(state)}` })).toEqual(code);
  // As some pass it on.
  expect(await codeOfAddress({ search: '', hash: `#state=${state.replaceAll('+', ' ')}` })).toEqual(code);
  expect(called).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['an empty state', '#state='],
  ['no base64', '#state=!!!'],
  ['nothing that was packed', '#state=AAAA'],
  ['half of it', `#state=${packed('{"html":"<p>tea</p>"}').slice(0, 12)}`],
  ['no JSON', `#state=${packed('tea')}`],
  ['no code', `#state=${packed('[7]')}`],
  ['code of another type', `#state=${packed('{"html":7}')}`],
  ['a path on another host', `#state=${packed('{"srcPrefix":"//evil.example"}')}`],
])('an address with %s says so', async (_, hash) => {
  await expect(codeOfAddress({ search: '', hash })).rejects.toMatchObject({ state: 'unreadable', code: 'EMBED_UNREADABLE' });
});

test('what would unpack to more than a megabyte ends there', async () => {
  const hash = `#state=${packed(JSON.stringify({ html: 'x'.repeat(20_000_000) }))}`;
  await expect(codeOfAddress({ search: '', hash })).rejects.toMatchObject({ state: 'too-large', code: 'PLAYGROUND_TOO_LARGE' });
});

test('shared code is asked of the host of the embed, and comes before a state', async () => {
  const called = answering(200, JSON.stringify({ ...code, src: 'not shown' }));
  expect(await codeOfAddress({ search: '?id=abc%2Fd', hash: '#state=AAAA' })).toEqual(code);
  expect(called).toEqual(['/code/abc%2Fd']);
});

test.each([
  [400, '{"code":"PLAYGROUND_UNKNOWN"}', 'gone'],
  [403, '{"code":"PLAYGROUND_HIDDEN"}', 'hidden'],
  [429, '{"code":"TOO_MANY_REQUESTS"}', 'busy'],
  [503, '{"code":"DATABASE_AWAY"}', 'failed'],
  [502, '<html>Bad gateway', 'failed'],
  [200, '{"html":7}', 'failed'],
  [200, '<html>Welcome to the hotel', 'failed'],
])('an answer of %i with %s is told apart', async (status, body, state) => {
  answering(status, body);
  await expect(codeOfAddress({ search: '?id=abcdefghijkl', hash: '' })).rejects.toMatchObject({ state });
});

test('without a network it says so', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(codeOfAddress({ search: '?id=abcdefghijkl', hash: '' })).rejects.toMatchObject({ state: 'away', code: 'EMBED_UNANSWERED' });
});
