import { generateKeyPairSync } from 'node:crypto';
import type { ErrorEnvelope } from '@webdocs/contracts/api/call';
import type { PackIndex } from '@webdocs/contracts/offline/pack-index';
import type { OfflineStatus } from '@webdocs/contracts/offline/offline-status';
import type { KeptPack, KeptState, OfflineStore } from './offline-store.ts';
import { createOfflineWork } from './offline-work.ts';
import type { PackFiles } from './pack-files.ts';
import { createStatusBoard } from './status-board.ts';

const hash = 'a'.repeat(64);
const version = '1'.repeat(16);
const composition = '0123456789abcdef';
const packOf = (area: KeptPack['area']): PackIndex['packs'][number] => ({
  ...{ area, locale: 'en-US', part: 1, parts: 1, version, date: '2026-01-01T00:00:00Z', pages: 3 },
  ...{ file: `${area}.pack`, bytes: 3, sha256: hash, seal: hash, signature: 'AA==' },
  updates: [],
});
const keptOf = (area: KeptPack['area']): KeptPack => {
  const { file, bytes, sha256, seal, signature, updates: _, ...facts } = packOf(area);
  return { ...facts, full: { version, file, bytes, sha256, seal, signature } };
};
const keys = { keys: [generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] };

/** A device, and a site whose packs are signed by another key: none of them is taken. */
function device({
  packs = [] as KeptPack[],
  onSite = ['html', 'css'] as Array<KeptPack['area']>,
  here = {} as Record<string, number>,
  application = null as KeptState['application'],
  cacheNames = [] as string[],
} = {}) {
  let state: KeptState = { choice: null, application, remote: null };
  let kept = packs;
  const names = new Map(Object.entries(here));
  const asked: string[] = [];
  const site: { isAway: boolean; hold?: Promise<void>; refusal?: ErrorEnvelope } = { isAway: false };
  const history: OfflineStatus[] = [];
  const send = (async (address: string, init?: RequestInit) => {
    asked.push(address);
    await site.hold;
    init?.signal?.throwIfAborted();
    if (site.isAway) throw new TypeError('no network');
    if (address === '/packs/keys.json') return Response.json(keys);
    if (site.refusal) return Response.json(site.refusal, { status: site.refusal.code });
    if (address === '/packs/index.json') return Response.json({ latest: version, date: '2026-01-01T00:00:00Z', packs: onSite.map(packOf) });
    if (address === '/asset-manifest.json') return Response.json({ composition, files: [{ src: '/main.js' }] });
    return new Response('abc');
  }) as typeof fetch;
  const board = createStatusBoard(async (status) => void history.push(status));
  const cached = new Map<string, Response>();
  const work = createOfflineWork({
    ...{ send, board, changed: () => undefined },
    store: {
      state: async () => state,
      keep: async (change) => void (state = { ...state, ...change }),
      packs: async () => kept,
      replaceAreas: async (areas, change) => {
        state = { ...state, ...change };
        for (const { area, packs: next } of areas) kept = [...kept.filter((one) => one.area !== area), ...next];
      },
      clear: async () => void ([state, kept] = [{ choice: null, application: null, remote: null }, []]),
    } as OfflineStore,
    files: {
      size: async (name) => names.get(name) ?? 0,
      append: async (name, pieces) => void names.set(name, (names.get(name) ?? 0) + pieces.reduce((sum, { length }) => sum + length, 0)),
      remove: async (name) => void names.delete(name),
      names: async () => [...names.keys()],
      open: () => Promise.reject(new Error('not opened here')),
    } satisfies PackFiles,
    caches: {
      open: async () => ({
        match: async (file: string) => cached.get(file),
        put: async (file: string, response: Response) => void cached.set(file, response),
      }),
      keys: async () => [...cacheNames],
      delete: async (name: string) => cacheNames.splice(cacheNames.indexOf(name), 1).length > 0,
    } as unknown as CacheStorage,
  });
  return { work, board, site, asked, history, names, kept: () => kept.map(({ area }) => area), state: () => state };
}

const choose = (...areas: Array<KeptPack['area']>) => ({ locale: 'en-US' as const, areas });

test('what is not chosen any more is taken away, with or without a network', async () => {
  const { work, kept, site } = device({ packs: [keptOf('html'), keptOf('css')], here: { 'html.pack': 3, 'css.pack': 3 } });
  site.isAway = true;
  await work.update(choose('html'));
  expect(kept()).toEqual(['html']);
});

test('an area that fails does not take the others with it: what is here can be read', async () => {
  const { work, board, kept, state } = device({ packs: [keptOf('html')], here: { 'html.pack': 3 } });
  await work.update(choose('html', 'css'));
  expect(kept()).toEqual(['html']);
  expect(state().application).toMatchObject({ composition });
  expect(board.now().areas.map(({ area, state: of }) => [area, of])).toEqual([
    ['html', 'ready'],
    ['css', 'failed'],
  ]);
});

const deployBefore = { composition: 'fedcba9876543210', locale: 'en-US', content: version, date: '2026-01-01T00:00:00Z' };

test('a deploy is read when all that belongs to it is here', async () => {
  const { work, board, state } = device({
    ...{ packs: [keptOf('html')], onSite: ['html'], here: { 'html.pack': 3 } },
    application: deployBefore,
  });
  await work.update(choose('html'));
  expect([state().application?.composition, board.now().composition]).toEqual([composition, composition]);
});

test('a deploy of which a pack is refused is not read: what was there before goes on, whole', async () => {
  const { work, kept, state, board } = device({
    // The site has HTTP no more.
    packs: [keptOf('html'), keptOf('http')],
    here: { 'html.pack': 3, 'http.pack': 3 },
    application: deployBefore,
  });
  await work.update(choose('html', 'css', 'http'));
  expect([state().application, kept()]).toEqual([deployBefore, ['html', 'http']]);
  expect(board.now().failure?.code).toBe('PACK_UNSIGNED');
});

test('of deploys that were never read no files stay', async () => {
  const cacheNames = [`mdn-app-${deployBefore.composition}`, 'mdn-app-0000000000000000', `mdn-app-${composition}`, 'of something else'];
  const { work } = device({ packs: [keptOf('html')], here: { 'html.pack': 3 }, application: deployBefore, cacheNames });
  await work.update(choose('html', 'css'));
  expect(cacheNames).toEqual([`mdn-app-${deployBefore.composition}`, `mdn-app-${composition}`, 'of something else']);
});

test('a pack whose file the browser took away is fetched again', async () => {
  const { work, asked } = device({ packs: [keptOf('html'), keptOf('css')], here: { 'html.pack': 3 } });
  await work.update(choose('html', 'css'));
  expect(asked.filter((address) => address.endsWith('.pack'))).toEqual(['/packs/css.pack']);
});

test('what was begun and is still wanted stays, all else is removed', async () => {
  const { work, names, site } = device({ here: { 'css.pack': 2, 'old.pack': 3 } });
  let stop = (): void => undefined;
  const run = work.update(choose('css'));
  site.hold = new Promise((resolve) => (stop = resolve));
  await new Promise((resolve) => setTimeout(resolve));
  void work.pause();
  stop();
  await run;
  expect([...names.keys()]).toContain('css.pack');
});

test('however fast areas are ticked, one run follows the other, and the last choice is what is fetched', async () => {
  const { work, board, state, history } = device();
  await Promise.all([work.update(choose('html')), work.update(choose('html', 'css')), work.update(choose('css'))]);
  expect(state().choice?.areas).toEqual(['css']);
  expect(board.now().areas.map(({ area }) => area)).toEqual(['css']);
  expect(board.now().phase).toBe('idle');
  // A run that began before another one had ended would have begun twice in a row.
  const phases = history.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  expect(phases.filter((phase) => phase === 'download').length).toBeLessThanOrEqual(phases.filter((phase) => phase === 'idle').length + 1);
});

test('without a choice a run that is under way is joined', async () => {
  const { work, asked } = device({ onSite: [] });
  await Promise.all([work.update(choose('html')), work.update()]);
  expect(asked.filter((address) => address === '/packs/index.json')).toHaveLength(1);
});

test('what is cleared is gone, and a run that was under way leaves nothing behind', async () => {
  const { work, kept, names, state } = device({ packs: [keptOf('html')], here: { 'html.pack': 3 } });
  await Promise.all([work.update(choose('html')), work.clear()]);
  expect([kept(), [...names.keys()], state().choice]).toEqual([[], [], null]);
});

test('a site that is still making its packs is told as one, with how far it is', async () => {
  const { work, board, site } = device();
  site.refusal = { code: 503, message: 'Not now', error: 'Service Unavailable', failure: 'PACKS_NOT_READY', values: { percent: 40 } };
  await work.check();
  expect(board.now().failure).toMatchObject({ code: 'PACKS_NOT_READY', values: { percent: 40 } });
});
