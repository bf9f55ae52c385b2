import type { PackFiles } from './pack-files.ts';
import { fetchPack, type FetchedPack } from './fetch-pack.ts';

const hash = 'a'.repeat(64);
const whole = Uint8Array.from({ length: 3_000_000 }, (_, at) => at % 251);
const pack: FetchedPack = {
  ...{ area: 'css', locale: 'en-US', part: 1, parts: 1, version: '2'.repeat(16), file: 'css.pack', bytes: whole.length },
  ...{ sha256: hash, seal: hash, signature: 'AA==' },
};

/** Files that are kept as long as the test. */
function memoryFiles(start: Record<string, Uint8Array> = {}): PackFiles & { readonly content: Map<string, Uint8Array> } {
  const content = new Map(Object.entries(start));
  return {
    content,
    size: async (name) => content.get(name)?.length ?? 0,
    async append(name, pieces) {
      content.set(name, Buffer.concat([content.get(name) ?? new Uint8Array(), ...pieces]));
    },
    open: async () => {
      throw new Error('not opened here');
    },
    remove: async (name) => void content.delete(name),
    names: async () => [...content.keys()],
  };
}

interface Sent {
  readonly range: string | null;
  readonly cache: RequestCache | undefined;
}

/** A server of one file, which may break off, and may not know ranges. */
function serverOf(bytes: Uint8Array, { breaksAfter = Infinity, knowsRanges = true, status = 200 } = {}) {
  const sent: Sent[] = [];
  const send = (async (_: string, init?: RequestInit) => {
    const range = new Headers(init?.headers).get('range');
    sent.push({ range, cache: init?.cache });
    if (status !== 200) return new Response('no', { status });
    const from = knowsRanges && range ? Number(/\d+/.exec(range)?.[0]) : 0;
    let at = from;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        if (at - from >= breaksAfter) return controller.error(new TypeError('network error'));
        controller.enqueue(bytes.slice(at, (at += 100_000)));
      },
    });
    return new Response(body, { status: from > 0 ? 206 : 200 });
  }) as typeof fetch;
  return { send, sent };
}

const options = (files: PackFiles, send: typeof fetch, progress: number[] = []) => ({
  ...{ files, send, address: '', signal: new AbortController().signal },
  progressed: (bytes: number) => void progress.push(bytes),
});

test('a pack comes whole, and its bytes are counted as they come', async () => {
  const files = memoryFiles();
  const progress: number[] = [];
  await fetchPack(pack, options(files, serverOf(whole).send, progress));
  expect(Buffer.compare(files.content.get('css.pack') as Uint8Array, whole)).toBe(0);
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(whole.length);
});

test('what broke off goes on from where it was', async () => {
  const files = memoryFiles();
  await expect(fetchPack(pack, options(files, serverOf(whole, { breaksAfter: 1_500_000 }).send))).rejects.toMatchObject({
    code: 'PACK_NOT_FETCHED',
  });
  expect(files.content.get('css.pack')?.length).toBe(1_500_000);
  const { send, sent } = serverOf(whole);
  await fetchPack(pack, options(files, send));
  expect(sent).toEqual([{ range: 'bytes=1500000-', cache: 'no-store' }]);
  expect(Buffer.compare(files.content.get('css.pack') as Uint8Array, whole)).toBe(0);
});

test('a server that knows no ranges begins at the beginning', async () => {
  const files = memoryFiles({ 'css.pack': whole.slice(0, 500_000) });
  await fetchPack(pack, options(files, serverOf(whole, { knowsRanges: false }).send));
  expect(Buffer.compare(files.content.get('css.pack') as Uint8Array, whole)).toBe(0);
});

test('what is here is not asked for again', async () => {
  const { send, sent } = serverOf(whole);
  await fetchPack(pack, options(memoryFiles({ 'css.pack': whole }), send));
  expect(sent).toEqual([]);
});

test('a file with more bytes than the index says is refused before they are all there', async () => {
  const longer = Buffer.concat([whole, whole]);
  await expect(fetchPack(pack, options(memoryFiles(), serverOf(longer).send))).rejects.toMatchObject({ code: 'PACK_TAMPERED' });
});

test('a pack that the site has no more is told apart from a network that fails', async () => {
  await expect(fetchPack(pack, options(memoryFiles(), serverOf(whole, { status: 404 }).send))).rejects.toMatchObject({
    code: 'PACK_UNKNOWN',
  });
  await expect(fetchPack(pack, options(memoryFiles(), serverOf(whole, { status: 503 }).send))).rejects.toMatchObject({
    code: 'PACK_NOT_FETCHED',
  });
});

test('where there is no room, the pack is named', async () => {
  const files = { ...memoryFiles(), append: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  await expect(fetchPack(pack, options(files, serverOf(whole).send))).rejects.toMatchObject({
    code: 'PACK_NO_ROOM',
    values: { pack: 'css (en-US)', bytes: whole.length },
  });
});
