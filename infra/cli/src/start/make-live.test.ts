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
  const state = { live: { ...versions }, changes: [] as Array<Record<string, string>>, isAway, back: (): void => undefined };
  const answers = new Promise<void>((resolve) => {
    state.back = () => {
      state.isAway = false;
      resolve();
    };
  });
  const reach = async () => {
    if (state.isAway) throw away();
  };
  const pointer = (): LivePointer => ({ revision: state.changes.length, changedAt: '', versions: state.live });
  const registry = {
    live: () => reach().then(pointer),
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
      state.changes.push({ ...changes });
      Object.assign(state.live, changes);
      return pointer();
    },
  };
  return { registry, state };
}

const later = () => {
  const reported: string[] = [];
  return { signal: new AbortController().signal, report: ({ code }: Failure) => void reported.push(code), reported };
};

test('what was never published goes live, what was rolled back stays so', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
  const lines: string[] = [];
  await makeLive(
    registry,
    [build('shell', '1.0.0'), build('mfe-docs', '1.1.0'), build('mfe-ads', '1.0.0')],
    (line) => lines.push(line),
    later(),
  );
  expect(state.changes).toEqual([{ 'mfe-docs': '1.1.0', 'mfe-ads': '1.0.0' }]);
  state.live['mfe-docs'] = '1.0.0';
  await makeLive(registry, [build('mfe-docs', '1.1.0')], (line) => lines.push(line), later());
  expect(state.changes).toHaveLength(1);
  expect(lines).toEqual(['making live: mfe-docs, mfe-ads']);
});

test('while the database is away the start goes on, and what is new goes live when it is back', async () => {
  const { registry, state } = registryOf({ shell: '1.0.0' }, { isAway: true });
  const lines: string[] = [];
  const isLive = new Promise<void>((resolve) => {
    const say = (line: string) => {
      lines.push(line);
      if (line.startsWith('making live')) resolve();
    };
    void makeLive(registry, [build('shell', '1.1.0')], say, later()).then(() => {
      expect(lines).toEqual(['the database does not answer: going on with what was served last']);
      state.back();
    });
  });
  await isLive;
  expect(lines.at(-1)).toBe('making live: shell');
});

test('a start that fails for another reason fails', async () => {
  const { registry } = registryOf({});
  const refused = { ...registry, publish: () => Promise.reject(new Failure('RELEASE_MALFORMED', { source: 'x', cause: 'y' })) };
  await expect(makeLive(refused, [build('shell', '1.0.0')], () => undefined, later())).rejects.toMatchObject({ code: 'RELEASE_MALFORMED' });
});
