import { Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { buildRelease } from '@webdocs/testing/release-builder';
import { makeLive } from './make-live.ts';

const build = (name: string, version: string) => ({
  folder: `${name}-${version}`,
  release: buildRelease({ name, version }).release,
  cached: true,
});
const away = () => new Failure('DATABASE_AWAY', { cause: 'connection refused' });

/** A registry that a test can take away. */
function registryOf(versions: Record<string, string>, { isAway = false } = {}) {
  const published: Record<string, string[]> = Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, [version]]));
  const state = {
    live: { ...versions } as Record<string, string>,
    changes: [] as Array<Record<string, string>>,
    unusable: [] as string[],
    isAway,
    back: (): void => undefined,
  };
  const answers = new Promise<void>((resolve) => {
    state.back = () => {
      state.isAway = false;
      resolve();
    };
  });
  const reach = async () => {
    if (state.isAway) throw away();
  };
  const pointer = (): LivePointer => ({ revision: state.changes.length, changedAt: '', versions: { ...state.live } });
  const registry = {
    live: () => reach().then(pointer),
    history: async () =>
      Object.keys(published).map((name) => ({
        ...{ revision: 1, after: 0, at: '', by: '', actor: null, because: null, commit: null, link: null, reason: 'start' as const },
        changes: [{ name, from: null, to: '1.0.0' }],
      })),
    ready: () => (state.isAway ? answers : Promise.resolve()),
    versions: async (name: string) => published[name] ?? [],
    async publish(folder: unknown) {
      await reach();
      const [, name = '', version = ''] = /^(.*)-(\d.*)$/.exec(String(folder)) ?? [];
      (published[name] ??= []).push(version);
      return { release: build(name, version).release, signature: { algorithm: 'ed25519' as const, team: name, value: '' } };
    },
    async activate(changes: Readonly<Record<string, string>>) {
      await reach();
      const refused = Object.entries(changes).find(([name, version]) => state.unusable.includes(`${name}-${version}`));
      if (refused) throw new Failure('SERVER_BUNDLE_REFUSED', { remote: refused[0], version: refused[1], cause: 'it throws' });
      state.changes.push({ ...changes });
      Object.assign(state.live, changes);
      return pointer();
    },
    begin: (changes: Readonly<Record<string, string>>) => registry.activate(changes),
  };
  return { registry, state };
}

/** A start on these sources, what it built and what it said. */
function startOn(registry: ReturnType<typeof registryOf>['registry'], builds: Array<ReturnType<typeof build>>, { replaces = true } = {}) {
  const lines: string[] = [];
  const built: string[] = [];
  const start = {
    registry,
    replaces,
    sources: {
      names: builds.map(({ release }) => release.name),
      build: (names: readonly string[]) => {
        built.push(...names);
        return builds.filter(({ release }) => names.includes(release.name));
      },
    },
    progress: (line: string) => void lines.push(line),
    report: () => undefined,
    signal: new AbortController().signal,
  };
  return { start, lines, built };
}

test('what was never published goes live, what was rolled back stays so, and the way back is told', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const { start, lines } = startOn(registry, [build('shell', '1.0.0'), build('mfe-docs', '1.1.0'), build('mfe-ads', '1.0.0')]);
  await makeLive(start);
  expect(state.changes).toEqual([{ 'mfe-docs': '1.1.0', 'mfe-ads': '1.0.0' }]);
  state.live['mfe-docs'] = '1.0.0';
  await makeLive(start);
  expect(state.changes).toHaveLength(1);
  expect(lines).toEqual([
    'making live: mfe-docs, mfe-ads',
    'mfe-docs 1.1.0 is live in place of 1.0.0; back to that one: npm run site -- rollback mfe-docs',
  ]);
});

test('a start that replaces nothing builds and makes live only what never was, not even what was taken away again', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  delete state.live['mfe-docs'];
  const builds = [build('shell', '2.0.0'), build('mfe-docs', '2.0.0'), build('mfe-ads', '1.0.0')];
  const { start, built } = startOn(registry, builds, { replaces: false });
  await makeLive(start);
  expect(built).toEqual(['mfe-ads']);
  expect(state.changes).toEqual([{ 'mfe-ads': '1.0.0' }]);
});

test('where everything was live before nothing is built', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0' });
  const { start, built, lines } = startOn(registry, [build('shell', '2.0.0')], { replaces: false });
  await makeLive(start);
  expect({ built, changes: state.changes }).toEqual({ built: [], changes: [] });
  expect(lines).toEqual(['serving what is live, nothing is built']);
});

test('a build that the gateway cannot use does not go live, and the others do', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  state.unusable.push('mfe-docs-1.1.0');
  const { start, lines } = startOn(registry, [build('mfe-docs', '1.1.0'), build('mfe-ads', '1.0.0')]);
  await makeLive(start);
  expect(state.changes).toEqual([{ 'mfe-ads': '1.0.0' }]);
  expect(lines[1]).toMatch(/^mfe-docs 1\.1\.0 does not go live, 1\.0\.0 stays: .*it throws/);
});

test('where the private key of a team is not there, as after a restore, its build stays aside and the site starts', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const publish = async (folder: unknown) => {
    if (String(folder).startsWith('mfe-docs'))
      throw new Failure('RELEASE_UNSIGNED', { remote: 'mfe-docs', version: '1.1.0', team: 'mfe-docs' });
    return registry.publish(folder);
  };
  const { start, lines } = startOn({ ...registry, publish }, [build('mfe-docs', '1.1.0'), build('shell', '1.1.0')]);
  await makeLive(start);
  expect(state.changes).toEqual([{ shell: '1.1.0' }]);
  expect(lines[0]).toMatch(/^mfe-docs 1\.1\.0 does not go live, 1\.0\.0 stays: .* site keys create mfe-docs/);
});

test('a first build that is not signed ends the start: there is nothing to serve in its place', async () => {
  const { registry } = registryOf({});
  const publish = () => Promise.reject(new Failure('RELEASE_UNSIGNED', { remote: 'shell', version: '1.0.0', team: 'shell' }));
  const { start } = startOn({ ...registry, publish }, [build('shell', '1.0.0')]);
  await expect(makeLive(start)).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
});

test('while the database is away the start goes on, and what is new goes live when it is back', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0' }, { isAway: true });
  const { start, lines } = startOn(registry, [build('shell', '1.1.0')]);
  const isLive = new Promise<void>((resolve) => {
    const progress = (line: string) => {
      start.progress(line);
      if (line.startsWith('making live')) resolve();
    };
    void makeLive({ ...start, progress }).then(() => {
      expect(lines).toEqual(['the database does not answer: going on with what was served last']);
      state.back();
    });
  });
  await isLive;
  expect(lines.at(-1)).toBe('making live: shell');
});

test('what is built is taken in while others are still being built', async () => {
  const { registry, state } = registryOf({});
  const builds = [build('shell', '1.0.0'), build('mfe-docs', '1.0.0')] as const;
  const { start } = startOn(registry, [...builds]);
  const takenInBefore: string[][] = [];
  const oneByOne = async function* () {
    yield builds[0];
    takenInBefore.push(await registry.versions('shell'));
    yield builds[1];
  };
  await makeLive({ ...start, sources: { ...start.sources, build: oneByOne } });
  expect(takenInBefore).toEqual([['1.0.0']]);
  expect(state.changes).toEqual([{ shell: '1.0.0', 'mfe-docs': '1.0.0' }]);
});

test('a start that fails for another reason fails', async () => {
  const { registry } = registryOf({});
  const { start } = startOn(registry, [build('shell', '1.0.0')]);
  const refused = { ...registry, publish: () => Promise.reject(new Failure('RELEASE_MALFORMED', { source: 'x', cause: 'y' })) };
  await expect(makeLive({ ...start, registry: refused })).rejects.toMatchObject({ code: 'RELEASE_MALFORMED' });
});

test.each([
  ['is not built', false],
  ['was built before it was known', true],
])('a remote that was retired stays retired, also where it %s', async (_, isAhead) => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-games': '1.0.0' });
  delete state.live['mfe-games'];
  const builds = [build('shell', '1.1.0'), build('mfe-games', '1.1.0')];
  const { start, lines, built } = startOn(registry, builds);
  await makeLive(isAhead ? { ...start, sources: { ...start.sources, build: () => builds } } : start);
  expect(built).toEqual(isAhead ? [] : ['shell']);
  expect(state.live).toEqual({ shell: '1.1.0' });
  expect(lines[0]).toBe('mfe-games is retired and stays so; live again: npm run site -- deploy mfe-games');
});
