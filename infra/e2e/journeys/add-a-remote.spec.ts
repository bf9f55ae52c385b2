import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copiedRepository, type CopiedRepository } from '../site/copied-repository.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, test } from '../site/site-test.ts';

// A site starts and a remote is built from nothing.
test.describe.configure({ timeout: 300_000 });

test('a new remote is one folder and its lines in the lock, and its page is there without a restart', async ({ ownSite: site }) => {
  const house = await copiedRepository();
  try {
    expect((await answerAt(site, '/games')).status).toBe(404);

    await house.run('npm', 'run', '--silent', 'new:mfe', '--', 'mfe-games');
    await house.run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
    expect(await house.run('git', 'status', '--porcelain')).toBe(' M package-lock.json\n?? mfe-games/\n');

    await changed(house, 'mfe-games/definition.ts', {
      "body: 'own',": "body: 'own',\n      colour: 'curriculum',\n      menuEntry: 'tools',",
      "opens: ['ad-side'],": "opens: ['ad-side', 'games/board'],",
      'publishes: [],': `publishes: [{ event: 'games/scored', version: 1 }],
        events: { 'games/scored': { version: 1, payload: { type: 'object', properties: { points: { type: 'number' } } } } },`,
    });
    await changed(house, 'mfe-games/src/pages/games-page.tsx', {
      '<Slot name="ad-side" />': '<Slot name="ad-side" /><Slot name="games/board" />',
    });
    await house.run(process.execPath, '--import', 'tsx', 'infra/cli/src/site.ts', 'deploy', 'mfe-games', '--data', site.dataFolder);
    expect(await house.run('git', 'status', '--porcelain')).toBe(' M package-lock.json\n?? mfe-games/\n');

    await expectPage(site);
  } finally {
    await house.remove();
  }
});

/** Everything that a reader and a program are told of the page; all of it comes from its own package. */
async function expectPage(site: RunningSite): Promise<void> {
  const short = await answerAt(site, '/games');
  expect([short.status, short.location]).toEqual([302, '/en-US/games']);

  const home = JSON.parse((await answerAt(site, '/fr/index.json')).text) as { pageTitle: string };
  const data = JSON.parse((await answerAt(site, '/fr/games/index.json')).text) as { pageTitle: string; data: unknown };
  expect(data).toMatchObject({ url: '/fr/games', data: { entries: [home.pageTitle] } });

  const { status, text } = await answerAt(site, '/fr/games');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="fr" data-cloth="curriculum"/);
  expect(text).toMatch(/<title>Games \|/);
  expect(text).toContain('<link rel="canonical" href="/fr/games">');
  expect(text).toContain(`<li>${home.pageTitle}</li>`);
  for (const locale of ['en-US', 'es', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW']) expect(text).toContain(`href="/${locale}/games"`);

  expect(text, 'a slot under its own name is open').toMatch(/<div[^>]* data-slot="games\/board"[^>]*><\/div>/);
  expect((await answerAt(site, '/metrics')).text, 'and nobody fills it').toContain('webdocs_unfilled_slots{slot="games/board"} 1');

  const elsewhere = await answerAt(site, '/fr/play');
  expect(elsewhere.text, 'the menu of tools leads there from every page').toContain('href="/fr/games"');
  expect((await answerAt(site, '/sitemap.txt')).text).toContain('/ja/games\n');
}

async function answerAt(site: RunningSite, path: string): Promise<{ status: number; location: string | null; text: string }> {
  const response = await fetch(site.address + path, { redirect: 'manual', headers: { 'accept-language': 'en' } });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

/** What a team writes into its own folder next. */
async function changed({ folder }: CopiedRepository, file: string, changes: Readonly<Record<string, string>>): Promise<void> {
  const path = join(folder, file);
  let text = await readFile(path, 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(path, text);
}
