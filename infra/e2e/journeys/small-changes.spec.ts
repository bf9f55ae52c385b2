import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copiedRepository, type CopiedRepository } from '../site/copied-repository.ts';
import { expect, test } from '../site/site-test.ts';

// Programs run in a copy of the repository: no browser is opened.
test.describe.configure({ timeout: 300_000 });

let house: CopiedRepository;
test.beforeEach(async () => {
  house = await copiedRepository();
});
test.afterEach(async () => house?.remove());

// What takes longest, to compile and to test, is done once for both.
test('a new language takes one line and its texts, a new field of collections two lines of the contract and a migration', async () => {
  await test.step('a new language takes one line and its texts', addLanguage);
  await commit();
  await test.step('a new field of collections takes two lines of the contract and a migration', addField);
  await test.step('both compile; every catalogue has the language, and the field is stored and returned', async () => {
    await compiles();
    await unitTests('workbench/src/catalogues', 'shell/src/menus/catalan', 'api/src/mottos', 'api/src/collections');
  });
});

test('a language with half of its texts works: what it does not say yet is said in English', async () => {
  await changed('shared/contracts/src/reader/locale.ts', "  es: 'Español',", "  de: 'Deutsch',\n  es: 'Español',");
  await added('shell/src/not-found/words/de.ftl', 'shell-not-found-title = Seite nicht gefunden\n');
  await added(
    'shell/src/menus/german.test.ts',
    `import { addressOf } from '@webdocs/contracts/reader/address';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { gatewayMessages } from '../../../infra/gateway/src/gateway-messages.ts';
import { languagesFor } from './languages.ts';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { renderOnServer } from '@webdocs/testing/render';

const { server } = remoteUnderTest();

test('its pages are in it as far as it has words', async () => {
  const page = { renderer: 'Spa', url: '/fr/play', slug: 'play', pageTitle: 'Playground' } as const;
  expect(languagesFor(page, addressOf('/fr/play'), activeLocales, undefined).languages).toContainEqual({
    locale: 'de', name: 'Deutsch', href: '/de/play', isCurrent: false,
  });
  const missing = { renderer: 'NotFound', url: '/de/x', pageTitle: 'x', alternatives: [] } as const;
  const english = await renderOnServer(server, 'not-found', { page: { ...missing, url: '/en-US/x' }, address: '/en-US/x' } as never);
  const shown = await renderOnServer(server, 'not-found', { page: missing, address: '/de/x' } as never);
  const text = (html: string) => html.replaceAll('<wbr/>', '').replace(/<[^>]+>/g, ' ');
  expect(text(shown)).toContain('Seite nicht gefunden');
  expect(text(shown).replaceAll('de/x', 'en-US/x').replace('Seite nicht gefunden', 'Page not found')).toBe(text(english));
  expect(gatewayMessages('de').text('gateway-search')).toBe(gatewayMessages('en-US').text('gateway-search'));
});
`,
  );
  await compiles();
  await unitTests('shell/src/menus/german');
});

async function addLanguage(): Promise<void> {
  await changed('shared/contracts/src/reader/locale.ts', "  es: 'Español',", "  ca: 'Català',\n  es: 'Español',");
  // The texts of Spanish serve as Catalan here: it has the same plurals.
  const spanish = (await house.run('git', 'ls-files', '*/es.ftl')).split('\n').filter(Boolean);
  for (const path of spanish) {
    await added(path.replace('es.ftl', 'ca.ftl'), await readFile(join(house.folder, path), 'utf8'));
    const english = path.replace('es.ftl', 'en-US.ftl');
    const text = await readFile(join(house.folder, english), 'utf8');
    await added(english, text.replace(/^(# Same as in English: .*)\bes\b/gm, '$1ca, es'));
  }
  expect((await changedFiles()).filter((path) => !path.endsWith('.ftl'))).toEqual(['shared/contracts/src/reader/locale.ts']);
  expect(await house.run('git', 'diff', '--numstat', '*.ts')).toMatch(/^1\t0\t/);

  await added(
    'shell/src/menus/catalan.test.ts',
    `import { addressOf } from '@webdocs/contracts/reader/address';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { languagesFor } from './languages.ts';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { renderOnServer } from '@webdocs/testing/render';

const { server } = remoteUnderTest();

test('the language is in the menu, and its pages are in it', async () => {
  const page = { renderer: 'Spa', url: '/fr/play', slug: 'play', pageTitle: 'Playground' } as const;
  expect(languagesFor(page, addressOf('/fr/play'), activeLocales, undefined).languages).toContainEqual({
    locale: 'ca', name: 'Català', href: '/ca/play', isCurrent: false,
  });
  const catalan = { renderer: 'NotFound', url: '/ca/x', pageTitle: 'x', alternatives: [] } as const;
  const spanish = await renderOnServer(server, 'not-found', { page: { ...catalan, url: '/es/x' }, address: '/es/x' } as never);
  const shown = await renderOnServer(server, 'not-found', { page: catalan, address: '/ca/x' } as never);
  const text = (html: string) => html.replaceAll('<wbr/>', '').replace(/<[^>]+>/g, ' ');
  expect(text(shown).replaceAll('ca/x', 'es/x')).toBe(text(spanish));
});
`,
  );
}

async function addField(): Promise<void> {
  await changed(
    'shared/contracts/src/api/collections.ts',
    '    description: v.optional(v.string()),',
    '    description: v.optional(v.string()),\n    motto: v.optional(v.string()),',
  );
  await changed(
    'shared/contracts/src/api/collections.ts',
    '    description: v.nullish(plainText(collectionLimits.description, { mayBeEmpty: true })),',
    '    description: v.nullish(plainText(collectionLimits.description, { mayBeEmpty: true })),\n    motto: v.nullish(plainText(40, { mayBeEmpty: true })),',
  );
  await added(
    'infra/database/src/migrations/900-mottos.ts',
    `import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql\`alter table collections add column motto text check (char_length(motto) <= 40)\`.execute(database);
}
`,
  );
  const list = 'infra/database/src/migrations/migrations.ts';
  await changed(
    list,
    "import type { Migration } from 'kysely';",
    "import type { Migration } from 'kysely';\nimport * as mottos from './900-mottos.ts';",
  );
  await changed(list, '\n};', "\n  '900-mottos': mottos,\n};");
  expect(await changedFiles()).toEqual([list, 'shared/contracts/src/api/collections.ts', 'infra/database/src/migrations/900-mottos.ts']);

  await added(
    'infra/api/src/mottos.test.ts',
    `import { testServers } from '@webdocs/database/fixtures/test-servers';
import { siteWithAccounts, type SiteWithAccounts } from '../fixtures/site-with-accounts.ts';

const all = '/api/v2/collections/';
let site: SiteWithAccounts;
beforeAll(async () => {
  site = await siteWithAccounts((testServers[0] as (typeof testServers)[number]).binaries);
}, 60_000);
afterAll(() => site.close());

test('the field is written, read, changed, exported, and left out if it is empty', async () => {
  const user = await site.signedIn('user-1', 'core');
  const made = (await user.post(all, { name: 'Later', motto: 'Read me' })).json() as { id: string };
  expect(made).toMatchObject({ name: 'Later', motto: 'Read me' });
  expect((await user.get(all)).json()).toContainEqual(expect.objectContaining({ motto: 'Read me' }));
  expect(JSON.stringify((await user.get(all + 'export/')).json())).toContain('"motto":"Read me"');
  expect((await user.post(all + made.id + '/', { name: 'Later', motto: 'Now' })).json()).toMatchObject({ motto: 'Now' });
  expect((await user.post(all + made.id + '/', { name: 'Later', motto: '' })).json()).not.toHaveProperty('motto');
  expect((await user.post(all, { name: 'Long', motto: 'x'.repeat(41) })).statusCode).toBe(400);
});
`,
  );
}

async function commit(): Promise<void> {
  await house.run('git', 'add', '--all');
  await house.run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'next');
}

async function compiles(): Promise<void> {
  await house.run(process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.');
}

async function unitTests(...files: readonly string[]): Promise<void> {
  await house.run(process.execPath, 'node_modules/jest/bin/jest.js', '-c', 'jest.config.mjs', '--testTimeout=30000', ...files);
}

/** Every file that git sees as changed or new: the changed ones first. */
async function changedFiles(): Promise<string[]> {
  const lines = (await house.run('git', 'status', '--porcelain', '--untracked-files=all')).split('\n').filter(Boolean);
  return lines.map((line) => line.slice(3));
}

async function changed(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(join(house.folder, file), 'utf8');
  expect(text).toContain(before);
  await added(
    file,
    text.replace(before, () => after),
  );
}

async function added(file: string, text: string): Promise<void> {
  const path = join(house.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
