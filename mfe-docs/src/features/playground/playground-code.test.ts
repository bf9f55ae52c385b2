import { encodeSample } from '@webdocs/contracts/samples/sample-state';
import { idInAddress } from '@webdocs/contracts/samples/playground-address';
import { codeInAddress, isFromSite, keepCode, keptCode, namesCode } from './playground-code.ts';

const addressOf = async (code: Parameters<typeof encodeSample>[0]) => ({
  search: '',
  hash: `#${new URLSearchParams({ state: (await encodeSample(code)).state })}`,
});
const tea = { html: '<p>Tea & "cake"</p>', css: 'p { color: rgb(0 128 0) }', js: 'console.log("poured", 7 > 3)' };
// With the field `src` of the first of them, which names what no one asks for today.
const packed =
  'FcpBDoIwEAXQq/zMwkCCFnShIaSXEHfd4NBgtDBNR1eEu1PX7630+s6BWuqi7f2AAxzx8PGOOhMtVcSqWSNWsARJLdL0LGo05xvqElse739gWVSCPwWZCkdRfsmPjipcYXEp89LEuRm/HB93MwqraWjbAQ==';

test('code travels in the address', async () => {
  const code = { html: '<p>', css: '', js: 'x', srcPrefix: '/en-US/docs/Web', defaults: 'ix-tabbed' as const };
  expect(await codeInAddress(await addressOf(code))).toEqual({ ...code, wat: undefined });
  expect(await codeInAddress({ search: '?other=1', hash: '#Console' })).toBeUndefined();
});

test('the language of the script and its import map travel with it, and are kept with it', async () => {
  const code = { js: 'let tea: string', language: 'tsx' as const, importMap: '{' };
  expect(await codeInAddress(await addressOf(code))).toMatchObject(code);
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepCode(storage, { code, waits: false });
  expect(keptCode(storage)).toMatchObject({ code });
});

test.each(['?state=%21', '?state=AAAA'])('an address whose code cannot be read is said to be so: %s', async (search) => {
  await expect(codeInAddress({ search, hash: '' })).rejects.toThrow();
  await expect(codeInAddress({ search: '', hash: search.replace('?', '#') })).rejects.toThrow();
});

describe('a link of earlier years still has its code', () => {
  test.each([
    ['in the query, as addresses are written', `?state=${encodeURIComponent(packed)}`, ''],
    ['in the query, with signs as they are', `?state=${packed}`, ''],
    ['beside other parameters', `?uuid=one&theme=dark&state=${encodeURIComponent(packed)}&utm_source=tea`, ''],
    ['after the hash', '', `#state=${encodeURIComponent(packed)}`],
    ['after the hash, where a query names other code', '?state=AAAA', `#state=${encodeURIComponent(packed)}`],
  ])('%s', async (_, search, hash) => {
    expect(namesCode({ search, hash })).toBe(true);
    expect(await codeInAddress({ search, hash })).toMatchObject(tea);
  });
});

test('what unpacks to more than a megabyte is refused before it is unpacked', async () => {
  const { state } = await encodeSample({ html: 'x'.repeat(5_000_000) });
  await expect(codeInAddress({ search: '', hash: `#${new URLSearchParams({ state })}` })).rejects.toThrow(RangeError);
});

test('what is not code is refused, what is strange in it is left out', async () => {
  await expect(codeInAddress(await addressOf({ html: 7 } as never))).rejects.toThrow(TypeError);
  await expect(codeInAddress(await addressOf([] as never))).resolves.toMatchObject({ html: undefined });
  expect(await codeInAddress(await addressOf({ srcPrefix: '//elsewhere', defaults: 'none', language: 'cobol' } as never))).toMatchObject({
    srcPrefix: undefined,
    defaults: undefined,
    language: undefined,
  });
});

test('what was written is there again', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(keptCode(storage)).toBeUndefined();
  keepCode(storage, { code: { html: '<p>' }, waits: false });
  expect(keptCode(storage)).toMatchObject({ code: { html: '<p>' }, waits: false });
});

test('a copy of shared code that was never run still waits after a reload', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepCode(storage, { code: { js: 'x' }, waits: true });
  expect(keptCode(storage)).toMatchObject({ code: { js: 'x' }, waits: true });
});

test('what the code was before its edits is kept with it, unless both are too much', () => {
  let kept: string | undefined;
  let limit = 1000;
  const storage = {
    getItem: () => kept ?? null,
    setItem(_: string, value: string) {
      if (value.length > limit) throw new Error('QuotaExceededError');
      kept = value;
    },
  };
  const given = { code: { js: 'x'.repeat(100) }, waits: true, first: { js: 'y'.repeat(100) } };
  keepCode(storage, given);
  expect(keptCode(storage)).toMatchObject(given);
  limit = 150;
  keepCode(storage, given);
  expect(keptCode(storage)).toMatchObject({ code: given.code, waits: true, first: undefined });
});

test.each([
  ['?id=abcdefghijkl', 'abcdefghijkl'],
  ['?id=', undefined],
  ['?state=x', undefined],
])('an address may name a shared playground: %s', (search, id) => {
  expect(idInAddress(search)).toBe(id);
});

describe('the site led here', () => {
  const location = { origin: 'https://docs.example' } as Location;
  const windowOf = (referrer: string, opener: unknown) => ({ location, opener, document: { referrer } as Document });
  const stranger = {
    get location(): never {
      throw new Error('SecurityError');
    },
  };

  test.each([
    ['a link of the site', windowOf('https://docs.example/en-US/', null), true],
    ['a page of the site that opened the tab', windowOf('', { location }), true],
    ['null', windowOf('', null), false],
    ['a link from elsewhere', windowOf('https://elsewhere.example/', null), false],
    ['a page from elsewhere that opened the tab', windowOf('https://elsewhere.example/', stranger), false],
  ])('%s: %#', (_, from, expected) => {
    expect(isFromSite(from)).toBe(expected);
  });
});
