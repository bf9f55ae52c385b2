import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { PackIndexSchema, PackKeysSchema, SiteUpdateSchema, type Pack } from '@webdocs/contracts/offline/pack-index';
import { packLayers } from '@webdocs/contracts/offline/pack-layers';
import { packPath } from '@webdocs/contracts/offline/pack-path';
import { openPack } from '@webdocs/contracts/offline/pack-reader';
import { checkSignature, importPackKeys } from '@webdocs/contracts/offline/pack-signature';
import { configuration } from '@webdocs/testing/public-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { parse } from 'valibot';
import { packSite, type PackStep, type PackSummary } from './pack-site.ts';

const shelf = {
  'files/en-us/web/css/gap/index.md': documentText('Web/CSS/gap', 'gap', 'Room.\n\n## Browser compatibility\n\n{{Compat}}').replace(
    '---\n\n',
    'browser-compat: css.properties.gap\n---\n\n',
  ),
  'files/en-us/web/css/_colon_hover/index.md': documentText('Web/CSS/:hover', ':hover', 'See ![Steam](steam.svg).'),
  'files/en-us/web/css/_colon_hover/steam.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'files/fr/web/css/_colon_hover/index.md': documentText('Web/CSS/:hover', ':hover', 'Voir ![Vapeur](steam.svg).'),
  'files/en-us/web/html/index.md': documentText('Web/HTML', 'HTML', 'Text of HTML.'),
  'files/en-us/glossary/tea/index.md': documentText('Glossary/Tea', 'Tea', 'Tea.'),
};

const { privateKey } = generateKeyPairSync('ed25519');

function packing(files: Readonly<Record<string, string>> = shelf) {
  const root = writtenTree(files);
  const out = join(writtenTree({}), 'out');
  const steps: PackStep[] = [];
  const problems: string[] = [];
  let hour = 0;
  return {
    root,
    out,
    steps,
    problems,
    edit: (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    index: () => parse(PackIndexSchema, JSON.parse(readFileSync(join(out, 'packs/index.json'), 'utf8'))),
    update: () => parse(SiteUpdateSchema, JSON.parse(readFileSync(join(out, 'update.json'), 'utf8'))),
    pack: (): Promise<PackSummary> =>
      packSite({
        source: {
          roots: [root],
          configuration: { ...configuration, locales: ['en-US', 'fr'] },
          indexFile: join(out, '../index.json'),
          hasSharedAssets: false,
        },
        out,
        siteAddress: 'https://docs.example',
        threads: { count: 1, script: new URL('file:///never-started.mjs') },
        report: (failure: Failure) => problems.push(failure.message),
        key: privateKey,
        now: () => new Date(Date.UTC(2026, 0, 1, (hour += 1))),
        progress: (step) => steps.push(step),
      }),
  };
}

const named = ({ packs }: { readonly packs: readonly Pack[] }, area: string, locale = 'en-US'): Pack => {
  const found = packs.find((pack) => pack.area === area && pack.locale === locale);
  if (!found) throw new Error(`no pack ${area} ${locale}`);
  return found;
};

async function open(out: string, pack: Pack, from?: string) {
  const update = pack.updates.find((one) => one.from === from);
  const stated = { ...pack, ...(update ?? {}) };
  const { keys } = parse(PackKeysSchema, JSON.parse(readFileSync(join(out, 'packs/keys.json'), 'utf8')));
  await checkSignature(stated, await importPackKeys(keys));
  return openPack(new Blob([readFileSync(join(out, 'packs', stated.file))]), stated);
}

const textAt = async (pack: { read(path: string): Promise<Uint8Array | undefined> }, address: string) => {
  const bytes = await pack.read(packPath(address));
  return bytes && Buffer.from(bytes).toString();
};

test('an area has a pack in each language: its pages, what is beside them, and the data of their tables', async () => {
  const { pack, out, index, problems, steps } = packing();
  await pack();
  expect(problems).toEqual([]);
  expect(index().packs.map(({ area, locale }) => `${area} ${locale}`)).toEqual([
    'html en-US',
    'css en-US',
    'css fr',
    'glossary en-US',
    'site en-US',
    'site fr',
  ]);
  const css = await open(out, named(index(), 'css'));
  expect(await textAt(css, '/en-US/docs/Web/CSS/gap/index.json')).toBe(
    readFileSync(join(out, '.work/tree/en-us/docs/web/css/gap/index.json'), 'utf8'),
  );
  expect(await textAt(css, '/en-US/docs/Web/CSS/:hover/steam.svg')).toContain('<svg');
  expect(await textAt(css, '/bcd/api/v0/current/css.properties.gap.json')).toContain('"__compat"');
  expect(css.titles()).toContainEqual({ title: ':hover', url: '/en-US/docs/Web/CSS/:hover' });
  expect([named(index(), 'css').pages, steps.at(-1)?.what]).toEqual([2, 'zips']);
});

test('a translated page brings the pictures of the English one', async () => {
  const { pack, out, index } = packing();
  await pack();
  expect(await textAt(await open(out, named(index(), 'css', 'fr')), '/fr/docs/Web/CSS/:hover/steam.svg')).toContain('<svg');
});

test('the same content has the same packs, wherever they are made', async () => {
  const [one, other] = [packing(), packing()];
  await one.pack();
  await other.pack();
  const facts = ({ packs }: ReturnType<typeof one.index>) => packs.map(({ date: _, ...rest }) => rest);
  expect(facts(other.index())).toEqual(facts(one.index()));
  expect(other.update().latest).toBe(one.update().latest);
});

test('where nothing changed, nothing is made again', async () => {
  const { pack, out, index } = packing();
  await pack();
  const before = readFileSync(join(out, 'packs/index.json'), 'utf8');
  const again = await pack();
  expect([again.written, again.build.built]).toEqual([[], 0]);
  expect(readFileSync(join(out, 'packs/index.json'), 'utf8')).toBe(before);
  expect(index().packs[0]?.updates).toEqual([]);
});

test('a page that changed touches its own pack only, and readers of the one before get what has changed', async () => {
  const { pack, edit, out, index } = packing();
  await pack();
  const before = index();
  edit('files/en-us/glossary/tea/index.md', documentText('Glossary/Tea', 'Tea', 'Green tea.'));
  expect((await pack()).written).toEqual(['glossary.en-US']);
  const others = ({ packs }: typeof before) => packs.filter(({ area }) => area !== 'glossary').map(({ file, date }) => [file, date]);
  expect(others(index())).toEqual(others(before));
  const [old, now] = [named(before, 'glossary'), named(index(), 'glossary')];
  expect(now.version).not.toBe(old.version);
  const fresh = await textAt(await open(out, now), '/en-US/docs/Glossary/Tea');
  expect(fresh).toContain('Green tea');
  expect(existsSync(join(out, 'packs', old.file))).toBe(true);
});

/** So large that what has changed is less than half of it. */
const longShelf = {
  ...shelf,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, page) => [
      `files/en-us/glossary/long_${page}/index.md`,
      documentText(
        `Glossary/Long_${page}`,
        `Long ${page}`,
        Array.from({ length: 900 }, (__, word) => Math.sin(page * 1e4 + word)).join(' '),
      ),
    ]),
  ),
};

test('an update pack holds what is new, names what is gone, and lies over the pack that a reader has', async () => {
  const { pack, edit, root, out, index } = packing(longShelf);
  await pack();
  const had = named(index(), 'glossary');
  const full = await open(out, had);
  edit('files/en-us/glossary/tea/index.md', documentText('Glossary/Tea', 'Tea', 'Green tea.'));
  rmSync(join(root, 'files/en-us/glossary/long_3'), { recursive: true });
  edit('files/en-us/glossary/milk/index.md', documentText('Glossary/Milk', 'Milk', 'Milk.'));
  await pack();
  const now = named(index(), 'glossary');
  const [update] = now.updates;
  expect([update?.from, (update?.bytes ?? 0) < now.bytes / 2]).toEqual([had.version, true]);
  const layers = packLayers(full, await open(out, now, had.version));
  const whole = await open(out, now);
  const paths = [...new Set([...full.paths(), ...whole.paths()])];
  for (const path of paths) expect(await textAt(layers, path)).toBe(await textAt(whole, path));
  expect(layers.has(packPath('/en-US/docs/Glossary/Long_3'))).toBe(false);
});

test('updates lead from several versions before straight to the last, and from no older ones', async () => {
  const { pack, edit, index, update, out } = packing(longShelf);
  const versions: string[] = [];
  for (let time = 0; time < 8; time += 1) {
    edit('files/en-us/glossary/tea/index.md', documentText('Glossary/Tea', 'Tea', `Tea, for the ${time}. time.`));
    await pack();
    versions.push(named(index(), 'glossary').version);
  }
  expect(
    named(index(), 'glossary')
      .updates.map(({ from }) => from)
      .sort(),
  ).toEqual(versions.slice(2, 7).sort());
  expect(update().updates).toHaveLength(5);
  // Those of the index before are kept as well.
  const packs = readdirSync(join(out, 'packs')).filter((file) => file.startsWith('glossary'));
  expect(packs.length).toBeLessThanOrEqual(12);
  expect(readdirSync(join(out, '.work/manifests')).filter((file) => file.startsWith('glossary'))).toHaveLength(6);
}, 60_000);

test('the whole site is a zip, and what has changed since is one with a list of what is gone', async () => {
  const { pack, root, out, update } = packing();
  await pack();
  const first = update();
  expect(first.updates).toEqual([]);
  expect(readFileSync(join(out, `packages/${first.latest}-content.zip`)).includes('en-us/docs/web/css/gap/index.json')).toBe(true);
  rmSync(join(root, 'files/en-us/glossary/tea'), { recursive: true });
  await pack();
  const { latest, updates } = update();
  expect(updates).toEqual([first.latest]);
  const zip = readFileSync(join(out, `packages/${latest}-${first.latest}-update.zip`));
  expect(zip.includes('removed')).toBe(true);
  expect(readdirSync(join(out, 'packages')).filter((file) => file.endsWith('content.zip'))).toHaveLength(2);
});

test('a pack that was damaged or lost where it lies is made again', async () => {
  const { pack, out, index } = packing();
  await pack();
  const { file } = named(index(), 'css');
  appendFileSync(join(out, 'packs', file), 'more');
  expect((await pack()).written).toEqual(['css.en-US']);
  await (await open(out, named(index(), 'css'))).verify();
  writeFileSync(join(out, '.work/memory.json'), 'not JSON');
  await pack();
  expect(named(index(), 'css').file).toBe(file);
});
