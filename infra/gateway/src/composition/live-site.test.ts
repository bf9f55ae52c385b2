import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import { buildRelease } from '@webdocs/testing/release-builder';
import type { RenderPool } from '../fragments/render-pool.ts';
import { lastGoodIn } from './last-good.ts';
import { followRegistry, type LiveSiteOptions, type LiveSites } from './live-site.ts';

const away = () => new Failure('DATABASE_AWAY', { cause: 'no answer' });
const pool: Pick<RenderPool, 'check' | 'keepOnly'> = { check: async () => undefined, keepOnly: () => undefined };

/** A registry of releases that read well, whose pointer a test moves. */
function movedRegistry(first: Record<string, string> | 'away') {
  const callbacks = new Set<(pointer: LivePointer) => void>();
  let revision = 1;
  const noted: string[] = [];
  const pointerTo = (versions: Record<string, string>): LivePointer => ({ revision: revision++, changedAt: '', versions });
  const registry = {
    live: async () => {
      if (first === 'away') throw away();
      return pointerTo(first);
    },
    release: async (name: string, version: string) => ({
      release: buildRelease({ name, version }).release,
      signature: { algorithm: 'ed25519' as const, team: name, value: '' },
    }),
    history: async () => [],
    refuse: async (name: string, version: string) => void noted.push(`refused ${name} ${version}`),
    putBack: async (name: string, version: string) => {
      noted.push(`put back ${name} ${version}`);
      return pointerTo({});
    },
    file: async () => Buffer.from('module.exports = {}'),
    onChange(callback: (pointer: LivePointer) => void) {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  } satisfies Partial<Registry>;
  return { registry, noted, move: (versions: Record<string, string>) => callbacks.forEach((callback) => callback(pointerTo(versions))) };
}

const opened: LiveSites[] = [];
afterEach(() => opened.splice(0).forEach((sites) => sites.close()));

const newFile = () => join(mkdtempSync(join(tmpdir(), 'live-site-')), 'served.json');

async function followed(
  registry: ReturnType<typeof movedRegistry>['registry'],
  file: string,
  options: Partial<Pick<LiveSiteOptions, 'pool' | 'inPlaceOf' | 'putsBack'>> = {},
) {
  const reported: string[] = [];
  const lastGood = lastGoodIn(file);
  const sites = await followRegistry({
    registry: registry as unknown as Registry,
    pool: pool as RenderPool,
    configurationHash: 'test',
    report: ({ code }) => reported.push(code),
    lastGood,
    ...options,
  });
  opened.push(sites);
  /** What was to be written before is written when this one is. */
  const written = () => lastGood.keep(lastGood.versions());
  return { sites, reported, written };
}

const served = (sites: LiveSites) =>
  Object.fromEntries(Object.entries(sites.current().composition.remotes).map(([name, { version }]) => [name, version]));
const nextOf = (sites: LiveSites) => new Promise<void>((resolve) => void sites.onChange(() => resolve()));

test('a start while the database is away serves what was served last, and follows when it is back', async () => {
  const file = newFile();
  await lastGoodIn(file).keep({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { registry, move } = movedRegistry('away');
  const { sites, reported } = await followed(registry, file);
  expect(served(sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  expect(reported).toEqual(['DATABASE_AWAY']);

  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
  await next;
  expect(served(sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
});

test('a first start while the database is away has nothing to serve and says so', async () => {
  await expect(followed(movedRegistry('away').registry, newFile())).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
});

test('what is served is on disk for the next start', async () => {
  const file = newFile();
  const { registry, move } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { sites, written } = await followed(registry, file);
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.2.0' });
  await next;
  await written();
  const later = await followed(movedRegistry('away').registry, file);
  expect(served(later.sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.2.0' });
});

test('a change that comes while the site stops is neither refused nor taken back: its version was not tried here', async () => {
  const { registry, noted, move } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  let fail = (_: Error): void => undefined;
  let begun = (): void => undefined;
  const asked = new Promise<void>((resolve) => (begun = resolve));
  const check: RenderPool['check'] = async (_, { version }) => {
    if (version !== '1.1.0') return;
    begun();
    await new Promise<void>((__, reject) => (fail = reject));
  };
  const { sites, reported } = await followed(registry, newFile(), { pool: { ...pool, check } as RenderPool, putsBack: true });
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
  await asked;
  sites.close();
  fail(new Error('the site is stopping'));
  await new Promise(setImmediate);
  expect([noted, reported, sites.serving().refused]).toEqual([[], [], []]);
});

test('a remote that is retired is served no more, and not by the next start either', async () => {
  const file = newFile();
  const { registry, move } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0', 'mfe-games': '1.0.0' });
  const { sites, written } = await followed(registry, file);
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  await next;
  expect(served(sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  expect(sites.wasLive('mfe-games', '1.0.0')).toBe(true);
  await written();
  const later = await followed(movedRegistry('away').registry, file);
  expect(served(later.sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
});

test('a change while the first composition is put together is not missed', async () => {
  const { registry, move } = movedRegistry({ shell: '1.0.0' });
  const release = registry.release;
  registry.release = async (name, version) => {
    if (version === '1.0.0') move({ shell: '1.1.0' });
    return release(name, version);
  };
  const { sites } = await followed(registry, newFile());
  if (served(sites).shell !== '1.1.0') await nextOf(sites);
  expect(served(sites)).toEqual({ shell: '1.1.0' });
});

test('an empty record takes nothing away from readers', async () => {
  const { registry, move } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { sites, reported } = await followed(registry, newFile());
  move({});
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
  await next;
  expect(reported).toEqual(['POINTER_MALFORMED']);
  expect(served(sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
});

/** A registry whose docs say what their pages are from version 2.0.0 on; these were live, newest first. */
function docsOf(registry: ReturnType<typeof movedRegistry>['registry'], lived: () => readonly string[]) {
  const pagesOf = (version: string) => ({
    pages: { documents: { address: '/:locale/docs/*', part: 'page', frameSources: [`https://${version}.example`] } },
  });
  const release = async (name: string, version: string) => {
    const says = name === 'mfe-docs' && version >= '2' ? { definition: pagesOf(version) } : {};
    return { release: buildRelease({ name, version, ...says }).release, signature: { algorithm: 'ed25519', team: name, value: '' } };
  };
  const history = async () =>
    lived().map((to, index) => ({ revision: lived().length - index, changes: [{ name: 'mfe-docs', from: null, to }] }));
  const versions = async () => ['1.0.0', '2.0.0', '2.1.0', '3.0.0'];
  return { ...registry, release, history, versions } as unknown as typeof registry;
}

test('of a release of format 1, which says nothing of its pages, they are what the one says that was live last and does', async () => {
  const { registry } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { sites } = await followed(
    docsOf(registry, () => ['1.0.0', '2.1.0', '2.0.0', '1.0.0']),
    newFile(),
  );
  expect(served(sites)).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  expect(sites.current().declared.pages).toMatchObject([{ pattern: '/:locale/docs/*', frameSources: ['https://2.1.0.example'] }]);
});

test('a release that was never live says nothing of the pages of one that is', async () => {
  const { registry } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { sites } = await followed(
    docsOf(registry, () => ['1.0.0']),
    newFile(),
  );
  expect(sites.current().declared.pages).toEqual([]);
});

test('what the pages are is found out when the database is back, although the same versions stay live', async () => {
  const file = newFile();
  await lastGoodIn(file).keep({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { registry, move } = movedRegistry('away');
  let isAway = true;
  const lived = () => {
    if (isAway) throw away();
    return ['1.0.0', '2.0.0'];
  };
  const { sites } = await followed(docsOf(registry, lived), file);
  expect(sites.current().declared.pages).toEqual([]);

  isAway = false;
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  await next;
  expect(sites.current().declared.pages).toMatchObject([{ frameSources: ['https://2.0.0.example'] }]);
});

/** Workers in which these versions cannot be loaded. */
function poolRefusing(...versions: string[]): RenderPool {
  const check: RenderPool['check'] = async (_, { version }) => {
    if (versions.includes(version)) throw new Error('it throws');
  };
  return { ...pool, check } as RenderPool;
}

test('a version that cannot be used here keeps the former one, is told with what is served, and noted once', async () => {
  const { registry, move, noted } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { sites, reported } = await followed(registry, newFile(), { pool: poolRefusing('1.1.0') });
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0', 'mfe-ads': '1.0.0' });
  await next;
  expect(sites.serving()).toEqual({
    composition: sites.current().composition.id,
    versions: { shell: '1.0.0', 'mfe-docs': '1.0.0', 'mfe-ads': '1.0.0' },
    refused: [{ name: 'mfe-docs', version: '1.1.0', isHeld: true, cause: 'it throws' }],
  });
  expect(reported).toEqual(['SERVER_BUNDLE_REFUSED']);
  expect(noted).toEqual(['refused mfe-docs 1.1.0']);
});

test('by a setting it is put back for all gateways', async () => {
  const { registry, move, noted } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const isBack = new Promise<void>((resolve) => {
    const putBack = registry.putBack;
    registry.putBack = (name, version) => putBack(name, version).finally(resolve);
  });
  await followed(registry, newFile(), { pool: poolRefusing('1.1.0'), putsBack: true });
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0' });
  await isBack;
  expect(noted).toEqual(['refused mfe-docs 1.1.0', 'put back mfe-docs 1.1.0']);
});

test('a release that is not here yet is told as missing, is not counted as a failure, and is served when it has come', async () => {
  jest.useFakeTimers();
  const { registry, move, noted } = movedRegistry({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { release } = registry;
  let hasCome = false;
  registry.release = async (name, version) => {
    if (version === '1.1.0' && !hasCome) throw new Failure('VERSION_UNKNOWN', { remote: name, version, known: '1.0.0' });
    return release(name, version);
  };
  const { sites } = await followed(registry, newFile());
  const withAds = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.1.0', 'mfe-ads': '1.0.0' });
  await withAds;
  expect(sites.serving().refused).toMatchObject([{ name: 'mfe-docs', version: '1.1.0', isHeld: false }]);
  hasCome = true;
  const whole = nextOf(sites);
  await jest.advanceTimersByTimeAsync(2000);
  await whole;
  expect(sites.serving()).toMatchObject({ versions: { 'mfe-docs': '1.1.0' }, refused: [] });
  expect(noted).toEqual([]);
  jest.useRealTimers();
});

test('in place of versions that end the process what ran before is served, until something else is live', async () => {
  const crashing = { shell: '1.0.0', 'mfe-docs': '1.1.0' };
  const before = { shell: '1.0.0', 'mfe-docs': '1.0.0' };
  const { registry, move } = movedRegistry(crashing);
  const { sites } = await followed(registry, newFile(), { inPlaceOf: () => before });
  expect(sites.serving()).toMatchObject({ versions: before, crashing });
  move(crashing);
  const next = nextOf(sites);
  move({ shell: '1.0.0', 'mfe-docs': '1.2.0' });
  await next;
  expect(sites.serving()).toEqual({
    composition: sites.current().composition.id,
    versions: { shell: '1.0.0', 'mfe-docs': '1.2.0' },
    refused: [],
  });
});
