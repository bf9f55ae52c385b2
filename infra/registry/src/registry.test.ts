import { generateKeyPairSync, sign } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import { buildRelease, writeBuild, type BuiltRelease, type ReleaseWish } from '@webdocs/testing/release-builder';
import { seededRandom } from '@webdocs/testing/seeded-random';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, statementServers, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { sql } from 'kysely';
import { canonicalJson } from './canonical-json.ts';
import { changeInAProcess } from '../fixtures/run-change-in-a-process.ts';
import { withChangeLock } from './change-lock.ts';
import { openRegistry, type Registry, type RegistryOptions } from './registry.ts';
import { ownSigningKey, publicPem } from './signing-keys.ts';
import { listKeys, revokeKey, trustKey } from './trusted-keys.ts';

// Every change is written down to the disk, and some tests start processes: slow where disk and cores are busy.
jest.setTimeout(60_000);

describe.each(statementServers)('on $name', ({ binaries }) => {
  let server: LentServer;
  let database: Database;
  let url: string;
  let data: string;
  let registry: Registry;
  let reported: Failure[];
  const opened: Registry[] = [];

  beforeAll(async () => {
    server = await lentTestServer(binaries);
    url = await server.newDatabase();
    database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  beforeEach(async () => {
    await sql`truncate registry_releases, registry_archives, registry_refusals, registry_changes, registry_live, team_keys`.execute(
      database.query,
    );
    data = mkdtempSync(join(tmpdir(), 'webdocs-registry-'));
    reported = [];
    registry = await open();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    rmSync(data, { recursive: true, force: true });
  });

  async function open(options: Pick<RegistryOptions, 'lockWaitMs' | 'isForDevelopment'> = {}): Promise<Registry> {
    const one = await openRegistry({
      dataFolder: data,
      database,
      signingFolder: join(data, 'signing'),
      report: (failure) => reported.push(failure),
      ...options,
    });
    opened.push(one);
    return one;
  }

  let builds = 0;
  const build = (wish: ReleaseWish = {}, manifest?: unknown) =>
    writeBuild(join(data, `build-${(builds += 1)}`), buildRelease(wish), manifest);
  const publish = async (wish: ReleaseWish = {}) => registry.publish(await build(wish));
  const docs = (version: string): ReleaseWish => ({ name: 'mfe-docs', version });
  const tooLarge: ReleaseWish = { definition: { entryBudgetKb: 0.01 } };
  const published = (name: string, version: string, ...path: string[]) => join(data, 'registry/releases', name, version, ...path);
  const place = () => ({ dataFolder: data, url });
  /** As an edit of rows by hand would leave it. */
  const damageLive = (versions: unknown) =>
    sql`update registry_live set versions = ${JSON.stringify(versions)}::jsonb`.execute(database.query);

  async function overwrite(path: string, content: string): Promise<void> {
    await chmod(path, 0o644);
    await writeFile(path, content);
  }

  describe('publishing', () => {
    test('a build becomes a signed release with all its files', async () => {
      const built = buildRelease(docs('1.0.0'));
      const { release, signature } = await registry.publish(await writeBuild(join(data, 'build'), built));
      expect(signature).toMatchObject({ algorithm: 'ed25519', team: 'mfe-docs' });
      expect(await registry.release('mfe-docs', '1.0.0')).toEqual({ release, signature });
      for (const [path, text] of Object.entries(built.contents))
        expect((await registry.file('mfe-docs', '1.0.0', path))?.toString()).toBe(text);
    });

    test('what is published is not live yet', async () => {
      await publish();
      expect((await registry.live()).versions).toEqual({});
    });

    test('names and versions are listed, versions as they came', async () => {
      for (const version of ['1.10.0', '1.2.0', '1.2.0-beta']) await publish(docs(version));
      await publish();
      expect(await registry.names()).toEqual(['mfe-docs', 'shell']);
      expect(await registry.versions('mfe-docs')).toEqual(['1.10.0', '1.2.0', '1.2.0-beta']);
      expect(await registry.versions('../../keys')).toEqual([]);
    });

    test('the private key of a team is for its owner only, and its files cannot be written', async () => {
      await publish(docs('1.0.0'));
      expect((await stat(join(data, 'signing/mfe-docs.key'))).mode & 0o777).toBe(0o600);
      expect((await stat(published('mfe-docs', '1.0.0', 'client/page.js'))).mode & 0o222).toBe(0);
    });

    test('keys of teams that an earlier version kept beside those of accounts are moved away from them, and sign on', async () => {
      await publish(docs('1.0.0'));
      await mkdir(join(data, 'keys'));
      await rename(join(data, 'signing/mfe-docs.key'), join(data, 'keys/mfe-docs.key'));
      await writeFile(join(data, 'keys/identity-keys.json'), '{}');
      await (await open()).publish(await build(docs('1.1.0')));
      expect(await readdir(join(data, 'keys'))).toEqual(['identity-keys.json']);
      expect(await readdir(join(data, 'signing'))).toEqual(['mfe-docs.key']);
    });

    test('what one machine signed, another one of the same database reads by the key that it did not have', async () => {
      const first = await publish(docs('1.0.0'));
      await rename(join(data, 'registry/trust'), join(data, 'trust-of-the-first'));
      expect(await (await open()).release('mfe-docs', '1.0.0')).toEqual(first);
    });

    test('a site in development mode takes builds that are made for it in any size', async () => {
      const development = await open({ isForDevelopment: true });
      const { release } = buildRelease(tooLarge);
      expect(await development.publish(await build(tooLarge, { ...release, development: true }))).toMatchObject({
        release: { name: 'shell' },
      });
    });

    test('the same build again is the same release, even when it was built later', async () => {
      const first = await publish(docs('1.0.0'));
      expect(await publish({ ...docs('1.0.0'), builtAt: '2026-02-01T00:00:00.000Z' })).toEqual(first);
    });

    test('the same version with other content is refused, and the first stays', async () => {
      const first = await publish(docs('1.0.0'));
      await expect(publish({ ...docs('1.0.0'), files: { 'client/page.js': 'bootstrap mount unmount other' } })).rejects.toMatchObject({
        code: 'RELEASE_DUPLICATE',
      });
      expect(await registry.release('mfe-docs', '1.0.0')).toEqual(first);
    });

    test('publishing anew repairs a release whose files were damaged', async () => {
      await publish(docs('1.0.0'));
      await overwrite(published('mfe-docs', '1.0.0', 'client/page.js'), 'damaged');
      await expect(registry.file('mfe-docs', '1.0.0', 'client/page.js')).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
      await publish(docs('1.0.0'));
      expect((await registry.file('mfe-docs', '1.0.0', 'client/page.js'))?.toString()).toContain('page of mfe-docs');
    });
  });

  describe('a build that is not in order is refused and leaves nothing behind', () => {
    afterEach(async () => {
      expect(await registry.names()).toEqual([]);
      expect(await readdir(join(data, 'registry/incoming'))).toEqual([]);
    });

    const refusal = async (folder: string) =>
      registry.publish(folder).then(
        () => 'published',
        (thrown: Failure) => `${thrown.code}: ${thrown.message}`,
      );
    const draft = (change: (release: BuiltRelease['release']) => unknown) => build({}, change(buildRelease().release));

    test('without a manifest', async () => {
      expect(await refusal(join(data, 'nowhere'))).toMatch(/^RELEASE_MALFORMED: .*nowhere/);
    });

    test('with a manifest that is not JSON', async () => {
      expect(await refusal(await build({}, '{"name": '))).toMatch(/^RELEASE_MALFORMED: .*JSON/);
    });

    test.each([
      ['null', () => null],
      ['an unknown format', (release) => ({ ...release, formatVersion: 3 })],
      ['a version that is none', (release) => ({ ...release, version: '1.0' })],
      ['a version that leads out of its folder', (release) => ({ ...release, version: '../../1.0.0' })],
      ['a name that leads out of its folder', (release) => ({ ...release, name: 'mfe-../x' })],
      [
        'a malformed definition',
        (release) => ({ ...release, definition: { ...release.definition, routes: [{ pattern: 'docs', part: 'page' }] } }),
      ],
      ['an unknown slot', (release) => ({ ...release, definition: { ...release.definition, opens: ['attic'] } })],
      [
        'a hash that is none',
        (release) => ({ ...release, files: { 'client/main.js': { bytes: 1, brotliBytes: 1, sha384: 'sha384-abc' } } }),
      ],
    ] satisfies Array<[string, (release: BuiltRelease['release']) => unknown]>)('with %s in its manifest', async (_, change) => {
      expect(await refusal(await draft(change))).toMatch(/^RELEASE_MALFORMED/);
    });

    test.each(['client/../../escape.js', '/etc/passwd', '../client/a.js', 'client/..', 'server/a/../../../b'])(
      'with the file name %s',
      async (path) => {
        const folder = await draft((release) => ({ ...release, files: { ...release.files, [path]: release.files[release.entry] } }));
        expect(await refusal(folder)).toMatch(/^RELEASE_MALFORMED/);
      },
    );

    test('with more bytes than its definition allows', async () => {
      expect(await refusal(await build(tooLarge))).toMatch(/^RELEASE_TOO_LARGE: shell 1.0.0 .* its entry has/);
    });

    test('with more bytes than its definition allows, although it says that it has none or is for development', async () => {
      const { release } = buildRelease(tooLarge);
      const files = Object.fromEntries(Object.entries(release.files).map(([path, file]) => [path, { ...file, brotliBytes: 0 }]));
      for (const said of [{ files }, { development: true }])
        expect(await refusal(await build(tooLarge, { ...release, ...said }))).toMatch(/^RELEASE_TOO_LARGE/);
    });

    test('with two spellings of one file', async () => {
      const { release, contents } = buildRelease({ files: { 'client/deep/late.js': '' } });
      const twice = { ...release, files: { ...release.files, 'client/deep/./late.js': release.files['client/deep/late.js'] } };
      expect(await refusal(await writeBuild(join(data, 'spelled'), { release, contents }, twice))).toMatch(
        'client/deep/./late.js is listed but missing',
      );
    });

    test('with a symbolic link among its files', async () => {
      const folder = await build();
      await symlink('/etc/hostname', join(folder, 'client/link.js'));
      expect(await refusal(folder)).toMatch('client/link.js is a symbolic link');
    });

    test('with a symbolic link as folder or manifest', async () => {
      const folder = await build();
      await symlink('/etc', join(folder, 'client/more'));
      expect(await refusal(folder)).toMatch('client/more is a symbolic link');
      const other = join(data, 'linked');
      await mkdir(other);
      await symlink(join(await build(), 'release.json'), join(other, 'release.json'));
      expect(await refusal(other)).toMatch(/^RELEASE_MALFORMED/);
    });

    test('with a file that the manifest does not list', async () => {
      const folder = await build();
      await writeFile(join(folder, 'client/extra.js'), '');
      expect(await refusal(folder)).toMatch('client/extra.js is not listed among its files');
    });

    test('with a listed file missing', async () => {
      const folder = await draft((release) => ({
        ...release,
        files: { ...release.files, 'client/gone.js': release.files['client/main.js'] },
      }));
      expect(await refusal(folder)).toMatch('client/gone.js is listed but missing');
    });

    test('with a file of other content than its hash says', async () => {
      const folder = await build();
      await writeFile(join(folder, 'client/header.js'), '/* header of shell 1.0.1 */');
      expect(await refusal(folder)).toMatch('RELEASE_TAMPERED: File client/header.js of shell 1.0.0');
    });

    test('that is not signed, where this machine has no private keys', async () => {
      const serving = await openRegistry({ dataFolder: data, database });
      opened.push(serving);
      await expect(serving.publish(await build())).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
    });

    test('of a team that signs elsewhere', async () => {
      const { publicKey } = generateKeyPairSync('ed25519');
      await writeFile(join(data, 'registry/trust/shell.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
      expect(await refusal(await build())).toBe('RELEASE_UNSIGNED: Release shell 1.0.0 is not signed by a key of team shell');
    });
  });

  describe('a release that was signed elsewhere', () => {
    const theirs = generateKeyPairSync('ed25519');
    const signedBy = (key: typeof theirs, wish: ReleaseWish = docs('1.0.0')) => {
      const { release } = buildRelease(wish);
      return {
        release,
        signature: {
          algorithm: 'ed25519',
          team: release.name,
          value: sign(null, Buffer.from(canonicalJson(release)), key.privateKey).toString('base64'),
        },
      };
    };
    const trust = (...keys: Array<typeof theirs>) =>
      writeFile(
        join(data, 'registry/trust/mfe-docs.pub'),
        keys.map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join(''),
      );
    const importing = async (manifest: unknown, wish: ReleaseWish = docs('1.0.0')) => registry.import(await build(wish, manifest));

    test('is taken in with its own signature when its key is trusted', async () => {
      await trust(theirs);
      expect((await importing(signedBy(theirs))).signature).toEqual(signedBy(theirs).signature);
      expect(await registry.versions('mfe-docs')).toEqual(['1.0.0']);
    });

    test('is taken in while an old and a new key are both trusted', async () => {
      await trust(generateKeyPairSync('ed25519'), theirs);
      expect((await importing(signedBy(theirs))).release.version).toBe('1.0.0');
    });

    test.each([
      ['without a signature', () => buildRelease(docs('1.0.0')).release, 'RELEASE_MALFORMED'],
      ['by an unknown key', () => signedBy(generateKeyPairSync('ed25519')), 'RELEASE_UNSIGNED'],
      [
        'with an empty signature',
        () => ({ ...signedBy(theirs), signature: { algorithm: 'ed25519', team: 'mfe-docs', value: '' } }),
        'RELEASE_UNSIGNED',
      ],
      [
        'in the name of another team',
        () => ({ ...signedBy(theirs), signature: { ...signedBy(theirs).signature, team: 'mfe-ads' } }),
        'RELEASE_UNSIGNED',
      ],
      [
        'and changed afterwards',
        () => ({ ...signedBy(theirs), release: { ...signedBy(theirs).release, sbom: { react: '19.3.1', extra: '1.0.0' } } }),
        'RELEASE_UNSIGNED',
      ],
      [
        'and given an unknown field afterwards',
        () => ({ ...signedBy(theirs), release: { ...signedBy(theirs).release, extra: true } }),
        'RELEASE_UNSIGNED',
      ],
    ])('is refused %s', async (_, manifest, code) => {
      await trust(theirs);
      await expect(importing(manifest())).rejects.toMatchObject({ code });
      expect(await registry.names()).toEqual([]);
    });

    test('is refused when no key is trusted for its team', async () => {
      await expect(importing(signedBy(theirs))).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
    });

    test('is refused with a file that was altered', async () => {
      await trust(theirs);
      const folder = await build(docs('1.0.0'), signedBy(theirs));
      await writeFile(join(folder, 'server/server.cjs'), 'module.exports = {}');
      await expect(registry.import(folder)).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
    });

    test('is no longer given out once its key is no longer trusted', async () => {
      await trust(theirs);
      await importing(signedBy(theirs));
      await registry.release('mfe-docs', '1.0.0');
      await trust(generateKeyPairSync('ed25519'));
      await expect(registry.release('mfe-docs', '1.0.0')).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
    });
  });

  describe('a team that changes its key', () => {
    const operator = { kind: 'operator', name: 'ada', team: null } as const;
    let before: string;

    beforeEach(async () => {
      await publish(docs('1.0.0'));
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      before = (await listKeys(database.query)).find(({ team }) => team === 'mfe-docs')?.fingerprint ?? '';
      const next = await ownSigningKey(join(data, 'new-keys'), 'mfe-docs');
      await trustKey(database, 'mfe-docs', publicPem(next), operator);
    });

    /** Sends the same build again, as a machine does that has the new key. */
    async function deployAgain(folder = data): Promise<void> {
      const machine = await openRegistry({ dataFolder: folder, database, signingFolder: join(data, 'new-keys') });
      opened.push(machine);
      await machine.publish(await build(docs('1.0.0')));
    }

    test('cannot end the old one while it alone signed what is live', async () => {
      await expect(revokeKey(database, 'mfe-docs', before, operator)).rejects.toMatchObject({ code: 'KEY_IN_USE' });
    });

    test('deploys the same build once more, and what is live is served by the new key alone', async () => {
      await deployAgain();
      await revokeKey(database, 'mfe-docs', before, operator);
      // The next change of this machine learns of it.
      await publish({ name: 'mfe-ads', version: '1.0.0' });
      expect((await registry.release('mfe-docs', '1.0.0')).release.version).toBe('1.0.0');
      expect(await registry.file('mfe-docs', '1.0.0', 'client/remoteEntry.js')).toBeDefined();
    });

    test('is on record with it once, however often it deploys the build', async () => {
      const earlier = await signedAnew();
      await deployAgain();
      await deployAgain();
      expect((await signedAnew()) - earlier).toBe(1);
    });

    test('may end the old one first where nothing live needs it, and send the build again', async () => {
      await registry.retire('mfe-docs');
      await revokeKey(database, 'mfe-docs', before, operator);
      await expect(registry.activate({ 'mfe-docs': '1.0.0' }, 'promote')).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
      await deployAgain();
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'promote');
      expect((await registry.live()).versions['mfe-docs']).toBe('1.0.0');
    });

    test('is followed by a machine that has the release in a folder of its own', async () => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'webdocs-registry-elsewhere-'));
      await cp(join(data, 'registry'), join(elsewhere, 'registry'), { recursive: true });
      await deployAgain(elsewhere);
      await revokeKey(database, 'mfe-docs', before, operator);
      await publish({ name: 'mfe-ads', version: '1.0.0' });
      expect(await registry.file('mfe-docs', '1.0.0', 'client/remoteEntry.js')).toBeDefined();
      rmSync(elsewhere, { recursive: true });
    });

    const signedAnew = async () =>
      (await database.query.selectFrom('audit').select('seq').where('event', '=', 'release signed with another key').execute()).length;
  });

  describe('reading what was published', () => {
    beforeEach(() => publish(docs('1.0.0')));

    test.each(['release.json', 'client/../release.json', '../../../keys/mfe-docs.key', 'client/none.js', '', 'toString', '__proto__'])(
      'the path %p, which no release lists, gives nothing',
      async (path) => {
        expect(await registry.file('mfe-docs', '1.0.0', path)).toBeUndefined();
      },
    );

    test.each([
      ['mfe-docs', '9.9.9'],
      ['mfe-docs', '../1.0.0'],
      ['mfe-none', '1.0.0'],
      ['../trust', '1.0.0'],
    ])('%s %s, which was never published, gives nothing', async (name, version) => {
      expect(await registry.file(name, version, 'client/page.js')).toBeUndefined();
    });

    test('an unknown remote or version is told with what is known', async () => {
      await expect(registry.release('mfe-none', '1.0.0')).rejects.toMatchObject({
        code: 'REMOTE_UNKNOWN',
        remedy: 'Known names: mfe-docs',
      });
      await expect(registry.release('mfe-docs', '2.0.0')).rejects.toMatchObject({
        code: 'VERSION_UNKNOWN',
        remedy: 'Published versions: 1.0.0',
      });
    });

    test('a file altered on disk is refused, before and after it was read once', async () => {
      const path = published('mfe-docs', '1.0.0', 'client/page.css');
      const { mtime } = await stat(path);
      await registry.file('mfe-docs', '1.0.0', 'client/page.css');
      await overwrite(path, (await readFile(path, 'utf8')).replace('inherit', 'crimson'));
      await utimes(path, mtime, mtime);
      await expect(registry.file('mfe-docs', '1.0.0', 'client/page.css')).rejects.toMatchObject({
        code: 'RELEASE_TAMPERED',
        values: { file: 'client/page.css', remote: 'mfe-docs', version: '1.0.0' },
      });
      await expect((await open()).file('mfe-docs', '1.0.0', 'client/page.css')).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
    });

    test('a manifest altered on disk is refused, before and after it was read once', async () => {
      const path = published('mfe-docs', '1.0.0', 'release.json');
      await registry.release('mfe-docs', '1.0.0');
      await overwrite(path, (await readFile(path, 'utf8')).replace('"react": "^19.3.0"', '"react": "^19.3.1"'));
      await expect(registry.release('mfe-docs', '1.0.0')).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
      await expect((await open()).file('mfe-docs', '1.0.0', 'client/page.js')).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
    });

    test('a release moved under another version is refused', async () => {
      const text = await readFile(published('mfe-docs', '1.0.0', 'release.json'), 'utf8');
      await mkdir(published('mfe-docs', '2.0.0'));
      await writeFile(published('mfe-docs', '2.0.0', 'release.json'), text);
      await expect(registry.release('mfe-docs', '2.0.0')).rejects.toMatchObject({ code: 'RELEASE_MALFORMED' });
    });
  });

  describe('making versions live', () => {
    test('several versions go live in one change', async () => {
      await publish();
      await publish(docs('1.0.0'));
      const pointer = await registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0' }, 'start');
      expect(pointer).toMatchObject({ revision: 1, versions: { shell: '1.0.0', 'mfe-docs': '1.0.0' } });
      expect(await registry.live()).toEqual(pointer);
      expect(await (await open()).live()).toEqual(pointer);
    });

    test('what is live already changes nothing', async () => {
      await publish();
      const pointer = await registry.activate({ shell: '1.0.0' }, 'start');
      expect(await registry.activate({ shell: '1.0.0' }, 'deploy')).toEqual(pointer);
      expect(await registry.history()).toHaveLength(1);
    });

    test('one refused candidate keeps all others of the change from going live', async () => {
      await publish();
      await publish(docs('1.0.0'));
      await publish({ name: 'mfe-ads', shared: { react: '^18.2.0' } });
      const changing = registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0', 'mfe-ads': '1.0.0' }, 'deploy');
      await expect(changing).rejects.toThrow(
        'mfe-ads 1.0.0 cannot join the live composition: it was built against react ^18.2.0, shell 1.0.0 provides 19.3.1',
      );
      expect((await registry.live()).versions).toEqual({});
      expect(await registry.history()).toEqual([]);
    });

    test('a new shell and the remotes built for it go live together, though neither could alone', async () => {
      const next = { react: '20.0.0', '@webdocs/remote-kit': '1.0.0' };
      await publish();
      await publish(docs('1.0.0'));
      await registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0' }, 'start');
      await publish({ version: '2.0.0', shared: next });
      await publish({ ...docs('2.0.0'), shared: { react: '^20.0.0' } });
      await expect(registry.activate({ shell: '2.0.0' }, 'deploy')).rejects.toMatchObject({ code: 'RELEASE_INCOMPATIBLE' });
      await expect(registry.activate({ 'mfe-docs': '2.0.0' }, 'deploy')).rejects.toMatchObject({ code: 'RELEASE_INCOMPATIBLE' });
      expect((await registry.activate({ shell: '2.0.0', 'mfe-docs': '2.0.0' }, 'deploy')).versions).toEqual({
        shell: '2.0.0',
        'mfe-docs': '2.0.0',
      });
    });

    test('a release with a damaged file does not go live', async () => {
      await publish(docs('1.0.0'));
      await overwrite(published('mfe-docs', '1.0.0', 'server/server.cjs'), 'damaged');
      await expect(registry.activate({ 'mfe-docs': '1.0.0' }, 'promote')).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
    });

    test('a damaged live release does not keep its successor from going live', async () => {
      await publish(docs('1.0.0'));
      await publish(docs('1.0.1'));
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      await overwrite(published('mfe-docs', '1.0.0', 'release.json'), '{}');
      expect((await registry.activate({ 'mfe-docs': '1.0.1' }, 'deploy')).versions).toEqual({ 'mfe-docs': '1.0.1' });
      expect(reported.map(({ code }) => code)).toEqual(['RELEASE_MALFORMED']);
    });

    test('an unknown remote or version does not go live', async () => {
      await publish(docs('1.0.0'));
      await expect(registry.activate({ 'mfe-none': '1.0.0' }, 'promote')).rejects.toMatchObject({ code: 'REMOTE_UNKNOWN' });
      await expect(registry.activate({ 'mfe-docs': '7.0.0' }, 'promote')).rejects.toMatchObject({ code: 'VERSION_UNKNOWN' });
      await expect(registry.activate({ '../keys': '1.0.0' }, 'promote')).rejects.toMatchObject({ code: 'REMOTE_UNKNOWN' });
    });
  });

  describe('candidates are tried before they are live', () => {
    test('with what would be live together, and one that fails changes nothing', async () => {
      await publish();
      for (const version of ['1.0.0', '1.1.0']) await publish(docs(version));
      const seen: unknown[] = [];
      registry.beforeActivation(async (activation) => {
        seen.push([activation, (await registry.live()).revision]);
        if (activation.candidates.some(({ version }) => version === '1.1.0')) throw new Error('it does not load');
      });
      await registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0' }, 'deploy');
      await expect(registry.activate({ 'mfe-docs': '1.1.0' }, 'promote')).rejects.toThrow('it does not load');
      expect((await registry.live()).versions).toEqual({ shell: '1.0.0', 'mfe-docs': '1.0.0' });
      expect(seen).toEqual([
        [expect.objectContaining({ versions: { shell: '1.0.0', 'mfe-docs': '1.0.0' }, reason: 'deploy' }), 0],
        [
          {
            candidates: [{ name: 'mfe-docs', version: '1.1.0' }],
            versions: { shell: '1.0.0', 'mfe-docs': '1.1.0' },
            reason: 'promote',
          },
          1,
        ],
      ]);
      // What is live already is not tried again.
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'promote');
      expect(seen).toHaveLength(2);
    });

    test('again with another shell that went live meanwhile', async () => {
      for (const version of ['1.0.0', '1.1.0']) await publish({ version });
      await publish(docs('1.0.0'));
      await registry.activate({ shell: '1.0.0' }, 'deploy');
      const elsewhere = await open();
      const shells: Array<string | undefined> = [];
      registry.beforeActivation(async ({ versions }) => {
        shells.push(versions.shell);
        if (shells.length === 1) await elsewhere.activate({ shell: '1.1.0' }, 'deploy');
      });
      expect((await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).versions).toEqual({ shell: '1.1.0', 'mfe-docs': '1.0.0' });
      expect(shells).toEqual(['1.0.0', '1.1.0']);
    });

    test('by none that has left', async () => {
      await publish(docs('1.0.0'));
      registry.beforeActivation(async () => Promise.reject(new Error('it does not load')))();
      expect((await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).revision).toBe(1);
    });
  });

  describe('rules that an operator may override', () => {
    const reason = 'the banner has to be up tonight';
    const wide = { files: { 'client/wide.css': 'main{display:none}' } };

    test('refuse what breaks them, and with a reason it goes live and is on record', async () => {
      await publish();
      const folder = await build({ name: 'mfe-docs', ...wide });
      await expect(registry.publish(folder)).rejects.toMatchObject({ code: 'RELEASE_STYLES_UNCONFINED' });
      await registry.publish(folder, undefined, { override: reason });
      const elsewhere = await open();
      for (const one of [registry, elsewhere])
        await expect(one.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).rejects.toMatchObject({ code: 'RELEASE_STYLES_UNCONFINED' });
      await registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0' }, 'deploy', undefined, { override: reason });
      expect((await registry.history())[0]?.changes).toEqual([
        { name: 'shell', from: null, to: '1.0.0' },
        { name: 'mfe-docs', from: null, to: '1.0.0', override: { rules: ['styles'], reason } },
      ]);
      // What was live once can always be gone back to.
      await publish(docs('1.1.0'));
      await registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy');
      await registry.rollback('mfe-docs');
      expect((await registry.live()).versions['mfe-docs']).toBe('1.0.0');
    });

    test('are routes of others and trials too, and a signature is none', async () => {
      await publish();
      await publish(docs('1.0.0'));
      await registry.activate({ shell: '1.0.0', 'mfe-docs': '1.0.0' }, 'deploy');
      await publish({ name: 'mfe-ads', definition: { routes: [{ pattern: '/:locale/docs/Web/*', part: 'page' }] } });
      registry.beforeActivation(() =>
        Promise.reject(new Failure('RELEASE_TRIAL_FAILED', { remote: 'mfe-ads', version: '1.0.0', cause: '' })),
      );
      await expect(registry.activate({ 'mfe-ads': '1.0.0' }, 'deploy')).rejects.toMatchObject({ code: 'RELEASE_ROUTE_TAKEN' });
      await registry.activate({ 'mfe-ads': '1.0.0' }, 'deploy', undefined, { override: reason });
      expect((await registry.history())[0]?.changes[0]?.override).toEqual({ rules: ['routes', 'trial'], reason });
      await publish(docs('1.1.0'));
      await overwrite(published('mfe-docs', '1.1.0', 'client/page.js'), 'altered');
      await expect(registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy', undefined, { override: reason })).rejects.toMatchObject({
        code: 'RELEASE_TAMPERED',
      });
    });
  });

  describe('the database knows what was admitted', () => {
    test('other content under the same version is refused on a machine that never had its files', async () => {
      await publish(docs('1.0.0'));
      rmSync(join(data, 'registry/releases'), { recursive: true });
      const elsewhere = await open();
      const other = await build({ ...docs('1.0.0'), files: { 'client/page.js': 'bootstrap mount unmount other' } });
      await expect(elsewhere.publish(other)).rejects.toMatchObject({ code: 'RELEASE_DUPLICATE' });
      expect(await readdir(join(data, 'registry/releases'))).toEqual([]);
    });

    test('the same content brings lost files back', async () => {
      await publish(docs('1.0.0'));
      rmSync(join(data, 'registry/releases'), { recursive: true });
      const elsewhere = await open();
      await elsewhere.publish(await build(docs('1.0.0')));
      expect((await elsewhere.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).versions).toEqual({ 'mfe-docs': '1.0.0' });
    });

    test('a release that was exchanged for another one, rightly signed, does not go live', async () => {
      await publish(docs('1.0.0'));
      await publish({ ...docs('1.0.1'), files: { 'client/page.js': 'bootstrap mount unmount other' } });
      await sql`
      update registry_releases set manifest = jsonb_set(manifest, '{sbom}', '{"react": "0.0.1"}') where version = '1.0.1'`.execute(
        database.query,
      );
      await expect(registry.activate({ 'mfe-docs': '1.0.1' }, 'deploy')).rejects.toMatchObject({
        code: 'RELEASE_TAMPERED',
        values: { file: 'release.json' },
      });
    });

    test('a release whose note was lost with an older backup is noted anew when it goes live', async () => {
      await publish(docs('1.0.0'));
      await sql`delete from registry_releases`.execute(database.query);
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      const { rows } = await sql`select name, version from registry_releases`.execute(database.query);
      expect(rows).toEqual([{ name: 'mfe-docs', version: '1.0.0' }]);
    });
  });

  describe('rolling back', () => {
    beforeEach(async () => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(docs(version));
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.activate({ 'mfe-docs': version }, 'deploy');
    });
    const liveDocs = async () => (await registry.live()).versions['mfe-docs'];

    test('goes back a step each time and ends at the first version', async () => {
      await registry.rollback('mfe-docs');
      expect(await liveDocs()).toBe('1.1.0');
      await registry.rollback('mfe-docs');
      expect(await liveDocs()).toBe('1.0.0');
      await expect(registry.rollback('mfe-docs')).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
    });

    test('never returns to a version that was rolled back from', async () => {
      await registry.rollback('mfe-docs');
      await registry.activate({ 'mfe-docs': '1.3.0' }, 'deploy');
      await registry.rollback('mfe-docs');
      expect(await liveDocs()).toBe('1.1.0');
    });

    test('of one remote leaves the others alone', async () => {
      await publish({ name: 'mfe-ads' });
      await publish({ name: 'mfe-ads', version: '1.0.1' });
      await registry.activate({ 'mfe-ads': '1.0.0' }, 'deploy');
      await registry.activate({ 'mfe-ads': '1.0.1' }, 'deploy');
      await registry.rollback('mfe-docs');
      expect((await registry.live()).versions).toEqual({ 'mfe-docs': '1.1.0', 'mfe-ads': '1.0.1' });
    });

    test('of what was never live is refused', async () => {
      await expect(registry.rollback('mfe-ads')).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
    });

    test('is on record like every change', async () => {
      await registry.rollback('mfe-docs');
      const [newest, ...older] = await registry.history();
      expect(newest).toMatchObject({
        revision: 4,
        after: 3,
        reason: 'rollback',
        changes: [{ name: 'mfe-docs', from: '1.2.0', to: '1.1.0' }],
      });
      expect(older.map(({ revision }) => revision)).toEqual([3, 2, 1]);
      expect(await registry.history(1)).toEqual([newest]);
    });
  });

  describe('who follows the live pointer', () => {
    const next = (one: Registry) => new Promise<LivePointer>((resolve) => void one.onChange(resolve));

    test('is told of a change that another process made', async () => {
      await publish(docs('1.0.0'));
      const told = next(registry);
      await changeInAProcess(place(), [{ 'mfe-docs': '1.0.0' }]);
      expect(await told).toMatchObject({ revision: 1, versions: { 'mfe-docs': '1.0.0' } });
    });

    test('is told at once of a change of its own, and no more after leaving', async () => {
      await publish(docs('1.0.0'));
      await publish(docs('1.0.1'));
      const told: number[] = [];
      const leave = registry.onChange(({ revision }) => told.push(revision));
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      expect(told).toEqual([1]);
      leave();
      await registry.activate({ 'mfe-docs': '1.0.1' }, 'deploy');
      expect(told).toEqual([1]);
    });

    test('keeps the last good pointer while the record is malformed, hears of it once, and goes on when it is repaired', async () => {
      await publish(docs('1.0.0'));
      await publish(docs('1.0.1'));
      const good = await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      for (const malformed of [null, { '../x': '1.0.0' }, { 'mfe-docs': 1 }]) {
        await damageLive(malformed);
        expect(await registry.live()).toEqual(good);
        expect(await registry.live()).toEqual(good);
      }
      expect(reported.map(({ code }) => code)).toEqual(['POINTER_MALFORMED', 'POINTER_MALFORMED', 'POINTER_MALFORMED']);
      const told = next(registry);
      await registry.activate({ 'mfe-docs': '1.0.1' }, 'promote');
      expect((await told).versions).toEqual({ 'mfe-docs': '1.0.1' });
    });

    test('finds the last good pointer in the history when the record is malformed from the start', async () => {
      await publish(docs('1.0.0'));
      const good = await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
      await damageLive('nothing of the kind');
      const later = await open();
      expect(await later.live()).toEqual(good);
      expect(reported.map(({ code }) => code)).toEqual(['POINTER_MALFORMED']);
      await later.activate({ 'mfe-docs': '1.0.0' }, 'promote');
      expect((await later.live()).versions).toEqual({ 'mfe-docs': '1.0.0' });
      expect((await (await open()).live()).revision).toBe(2);
    });

    test('hears of a change although the connection that listens was lost', async () => {
      await publish(docs('1.0.0'));
      const told = next(registry);
      const listening = sql<{ pid: number }>`
      select pid from pg_stat_activity where application_name = 'webdocs-notices' and query like 'listen%'`;
      while ((await listening.execute(database.query)).rows.length === 0);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'webdocs-notices'`.execute(database.query);
      await changeInAProcess(place(), [{ 'mfe-docs': '1.0.0' }]);
      expect((await told).revision).toBe(1);
    });
  });

  describe('several changes at once', () => {
    const remotes = ['mfe-ads', 'mfe-docs', 'mfe-plus', 'mfe-search'];
    const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4'];

    test('from several processes: none is lost', async () => {
      for (const name of remotes) for (const version of versions) await publish({ name, version });
      await Promise.all(
        remotes.map((name) =>
          changeInAProcess(
            place(),
            versions.map((version) => ({ [name]: version })),
          ),
        ),
      );
      const live = await registry.live();
      expect(live.revision).toBe(remotes.length * versions.length);
      expect(live.versions).toEqual(Object.fromEntries(remotes.map((name) => [name, '1.0.4'])));
      expect((await registry.history()).map(({ revision }) => revision)).toEqual(
        Array.from({ length: live.revision }, (_, index) => live.revision - index),
      );
    });

    test('from several registries of one process: none is lost', async () => {
      for (const name of remotes) for (const version of versions) await publish({ name, version });
      await Promise.all(
        remotes.map(async (name) => {
          const own = await open();
          for (const version of versions) await own.activate({ [name]: version }, 'deploy');
        }),
      );
      expect((await registry.live()).revision).toBe(remotes.length * versions.length);
    });

    test('of one version published twice at once, with different content: one wins whole', async () => {
      const outcomes = await Promise.allSettled([
        publish(docs('1.0.0')),
        publish({ ...docs('1.0.0'), files: { 'client/page.js': 'bootstrap mount unmount other' } }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
    });

    test('a change that another one holds up too long says whose it is, and can be made afterwards', async () => {
      await publish(docs('1.0.0'));
      const hasty = await open({ lockWaitMs: 30 });
      await withChangeLock(database, 1000, async () => {
        await expect(hasty.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).rejects.toMatchObject({
          code: 'REGISTRY_LOCKED',
          message: expect.stringMatching(/under way \(connection [1-9]\d* of the database\)/),
        });
      });
      expect((await hasty.activate({ 'mfe-docs': '1.0.0' }, 'deploy')).revision).toBe(1);
    });
  });

  describe('a process that dies half way', () => {
    beforeEach(async () => {
      await publish(docs('1.0.0'));
      await publish(docs('1.0.1'));
      await publish(docs('1.0.2'));
      await registry.activate({ 'mfe-docs': '1.0.0' }, 'deploy');
    });

    test('between the history and the pointer has changed nothing', async () => {
      expect(await changeInAProcess(place(), [{ 'mfe-docs': '1.0.1' }], 'registry_live')).toBe('SIGKILL');
      expect((await (await open()).live()).versions).toEqual({ 'mfe-docs': '1.0.0' });
      expect((await registry.history()).map(({ revision }) => revision)).toEqual([1]);

      expect((await registry.activate({ 'mfe-docs': '1.0.2' }, 'deploy')).revision).toBe(2);
      expect((await registry.history()).map(({ revision }) => revision)).toEqual([2, 1]);
      expect(await changeInAProcess(place(), [{ rollback: 'mfe-docs' }], 'registry_live')).toBe('SIGKILL');
      expect((await registry.live()).versions).toEqual({ 'mfe-docs': '1.0.2' });
      expect((await registry.rollback('mfe-docs')).versions).toEqual({ 'mfe-docs': '1.0.0' });
      expect(await readdir(join(data, 'registry'))).toEqual(['incoming', 'releases', 'trust']);
    });

    test('between the files of a release and its record leaves a release that can be published again', async () => {
      const folder = await build(docs('2.0.0'));
      expect(await changeInAProcess(place(), [folder], 'registry_releases')).toBe('SIGKILL');
      const { signature } = await registry.publish(folder);
      const { rows } = await sql<{ signature: string }>`
      select signature from registry_releases where version = '2.0.0'`.execute(database.query);
      expect(rows).toEqual([{ signature: signature.value }]);
    });

    test('between copying and naming a release leaves no release, and it can be published again', async () => {
      const folder = await build(docs('2.0.0'));
      expect(await changeInAProcess(place(), [folder], '2.0.0')).toBe('SIGKILL');
      expect(await registry.versions('mfe-docs')).not.toContain('2.0.0');
      expect(await readdir(join(data, 'registry/incoming'))).toHaveLength(1);
      await registry.publish(folder);
      expect(await registry.versions('mfe-docs')).toContain('2.0.0');
      expect(await readdir(join(data, 'registry/incoming'))).toEqual([]);
    });
  });

  test('whatever was changed in whatever order, the history replays to the live pointer and rollback returns to what was live', async () => {
    const names = ['mfe-ads', 'mfe-docs', 'mfe-plus'];
    const versions = ['1.0.0', '1.1.0', '2.0.0', '2.1.0'];
    for (const name of names) for (const version of versions) await publish({ name, version });
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = seededRandom(seed);
      const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
      const walked = new Map<string, string[]>(
        Object.entries((await registry.live()).versions).map(([name, version]) => [name, [version]]),
      );
      for (let step = 0; step < 25; step += 1) {
        const name = pick(names);
        const steps = walked.get(name) ?? [];
        if (random() < 0.35 && steps.length > 1) {
          steps.pop();
          expect((await registry.rollback(name)).versions[name]).toBe(steps.at(-1));
        } else {
          const version = pick(versions);
          if (version !== steps.at(-1)) walked.set(name, [...steps, version]);
          await registry.activate({ [name]: version }, pick(['deploy', 'promote'] as const));
        }
      }
    }
    const replayedVersions: Record<string, string> = {};
    for (const { changes } of (await registry.history()).reverse()) {
      for (const { name, from, to } of changes) {
        expect(replayedVersions[name] ?? null).toBe(from);
        replayedVersions[name] = to ?? 'none';
      }
    }
    expect(replayedVersions).toEqual((await registry.live()).versions);
  });
});
