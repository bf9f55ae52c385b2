import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import { failuresCounted } from '../faults/failure-counter.ts';
import { copiedRepository, type CopiedRepository } from '../site/copied-repository.ts';
import type { RunningSite } from '../site/running-site.ts';
import { expect, hydrated, test } from '../site/site-test.ts';

// A site starts, and a remote is built from an empty cache.
test.describe.configure({ timeout: 300_000 });

test('a new remote is one folder and its entries in the lockfile, and its page is served without a restart', async ({
  page,
  ownSite: site,
  expectErrors,
}) => {
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
        events: { 'games/scored': { version: 1, payload: { type: 'object', properties: { points: { type: 'number' } }, required: ['points'] } } },`,
    });
    await changed(house, 'mfe-games/src/pages/games-page.tsx', {
      '<Slot name="ad-side" />': '<Slot name="ad-side" /><Slot name="games/board" />',
      'Slot, useText,': 'Slot, usePublish, useText,',
      'const text = useText();': 'const text = useText();\n  const publish = usePublish();',
      '<ul>': `<button onClick={() => publish('games/scored', { points: 7 })}>Score</button>
        <button onClick={() => publish('games/scored', { points: 'many' })}>Cheat</button>
        <ul>`,
    });
    await changed(house, 'mfe-games/src/pages/games-page.test.tsx', {
      "openSlots()).toEqual(['ad-side'])": "openSlots()).toEqual(['ad-side', 'games/board'])",
    });
    await translated(house);
    await house.run(process.execPath, 'node_modules/jest/bin/jest.js', '-c', 'jest.config.mjs', 'mfe-games', 'workbench/src/catalogues');
    await deployed(house, site, 'mfe-games');
    expect(await house.run('git', 'status', '--porcelain')).toBe(' M package-lock.json\n?? mfe-games/\n');

    await expectPage(site);

    await commit(house);
    await changed(house, 'mfe-ads/definition.ts', { 'consumes: [],': "consumes: [{ event: 'games/scored', version: 1 }]," });
    await changed(house, 'mfe-ads/src/features/placement/Placement.tsx', {
      '{ useConfiguration,': '{ useSubscription, useConfiguration,',
      'import { creativeFor }': "import { useState } from 'react';\nimport { creativeFor }",
      'const text = useText();': `const text = useText();
  const [points, setPoints] = useState(0);
  useSubscription('games/scored', (score) => setPoints((before) => before + Number(score.points)));`,
      'data-empty=': 'data-points={points}\n      data-empty=',
    });
    expect(await changedFiles(house), 'two files hear an event').toHaveLength(2);

    await commit(house);
    await addPage(house);
    const ofPage = await changedFiles(house);
    expect(
      ofPage.filter((file) => !file.endsWith('.ftl')),
      'a new page of an existing remote takes three files and its texts',
    ).toHaveLength(3);
    await deployed(house, site, 'mfe-ads');

    const prices = await answerAt(site, '/fr/prices');
    expect(prices.status).toBe(200);
    expect(prices.text).toMatch(/<title>Tarifs \|/);
    expect(prices.text).toContain('<h1>Nos tarifs</h1>');
    expect((await answerAt(site, '/prices')).location).toBe('/en-US/prices');

    // An event goes from one remote to another, which imports nothing of the first.
    const counted = async () =>
      failuresCounted(site.operations, { code: 'EVENT_MALFORMED', remote: 'mfe-games', version: await site.liveVersion('mfe-games') });
    expectErrors(/^EVENT_MALFORMED: games\/scored of mfe-games/);
    await page.goto(`${site.address}/en-US/games`);
    await hydrated(page);
    const listener = page.locator('[data-slot="ad-top"] [data-points]');
    await page.getByRole('button', { name: 'Score' }).click();
    await expect(listener).toHaveAttribute('data-points', '7');
    await page.getByRole('button', { name: 'Cheat' }).click();
    await expect.poll(counted, 'a malformed event is dropped and counted').toBe(1);
    await expect(listener).toHaveAttribute('data-points', '7');
    await page.getByRole('button', { name: 'Score' }).click();
    await expect(listener).toHaveAttribute('data-points', '14');
  } finally {
    await house.remove();
  }
});

/** Everything that readers and programs can learn of the page; all of it comes from its own package. */
async function expectPage(site: RunningSite): Promise<void> {
  const short = await answerAt(site, '/games');
  expect([short.status, short.location]).toEqual([302, '/en-US/games']);

  const home = JSON.parse((await answerAt(site, '/fr/index.json')).text) as { pageTitle: string };
  const data = JSON.parse((await answerAt(site, '/fr/games/index.json')).text) as { pageTitle: string; data: unknown };
  expect(data).toMatchObject({ url: '/fr/games', data: { entries: [home.pageTitle] } });

  const { status, text } = await answerAt(site, '/fr/games');
  expect(status).toBe(200);
  expect(text).toMatch(/<html lang="fr" data-cloth="curriculum"/);
  expect(text).toMatch(/<title>Games fr \|/);
  expect(text).toContain('<h1 id="page-heading">Games for you fr</h1>');
  expect(text).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/fr\/games">/);
  expect(text).toContain(`<li>${home.pageTitle}</li>`);
  for (const locale of ['en-US', 'es', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW']) expect(text).toContain(`href="/${locale}/games"`);

  expect(text, 'a slot under its own name is open').toMatch(/<div[^>]* data-slot="games\/board"[^>]*><\/div>/);
  const metrics = await (await fetch(`${site.operations}/metrics`)).text();
  expect(metrics, 'and no part fills it').toContain('webdocs_unfilled_slots{slot="games/board"} 1');

  const elsewhere = await answerAt(site, '/fr/play');
  expect(elsewhere.text, 'the menu of tools leads there from every page').toContain('href="/fr/games"');
  expect((await answerAt(site, '/sitemap.txt')).text).toContain('/ja/games\n');
}

async function answerAt(site: RunningSite, path: string): Promise<{ status: number; location: string | null; text: string }> {
  const response = await fetch(site.address + path, { redirect: 'manual', headers: { 'accept-language': 'en' } });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

async function deployed(house: CopiedRepository, site: RunningSite, remote: string): Promise<void> {
  await house.run(process.execPath, '--import', 'tsx', 'infra/cli/src/site.ts', 'deploy', remote, '--data', site.dataFolder);
}

async function commit({ run }: CopiedRepository): Promise<void> {
  await run('git', 'add', '--all');
  await run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'next');
}

async function changedFiles({ run }: CopiedRepository): Promise<string[]> {
  return (await run('git', 'status', '--porcelain', '--untracked-files=all')).split('\n').filter(Boolean);
}

/** Every text of the new remote in every language of the site. */
async function translated(house: CopiedRepository): Promise<void> {
  for (const folder of ['mfe-games/titles', 'mfe-games/src/pages/words']) {
    const english = (await readFile(join(house.folder, folder, 'en-US.ftl'), 'utf8')).replace(/^#.*\n+/gm, '');
    for (const locale of activeLocales) {
      const text = locale === 'en-US' ? english : english.replace(/$/m, ` ${locale}`);
      await writeFile(join(house.folder, folder, `${locale}.ftl`), text);
    }
  }
}

/** A page of an existing remote: a line of its definition, the component, and the part that shows it. */
async function addPage(house: CopiedRepository): Promise<void> {
  await changed(house, 'mfe-ads/definition.ts', {
    'pages: {': "pages: {\n    prices: { address: '/:locale/prices', part: 'page', body: 'own', title: 'ads-title-prices' },",
  });
  await added(
    house,
    'mfe-ads/src/pages/advertising/PricesPage.tsx',
    `import { useText } from '@webdocs/remote-kit';

export function PricesPage() {
  const text = useText();
  return (
    <article>
      <h1>{text('ads-prices')}</h1>
    </article>
  );
}
`,
  );
  await changed(house, 'mfe-ads/src/pages/advertising/advertising-page.ts', {
    'import pageStateWords': "import { joinCatalogues } from '@webdocs/i18n';\nimport pageStateWords",
    "import { AdvertisingPage } from './AdvertisingPage.tsx';": `import { createElement } from 'react';
import { AdvertisingPage } from './AdvertisingPage.tsx';
import { PricesPage } from './PricesPage.tsx';
import words from './words/en-US.ftl';`,
    'component: AdvertisingPage,':
      "component: (props) => createElement(props.page.renderer === 'Spa' ? PricesPage : AdvertisingPage, props),",
    'messages: pageStateWords': 'messages: joinCatalogues(words, pageStateWords)',
  });
  for (const locale of activeLocales) {
    const isFrench = locale === 'fr';
    const title = `ads-title-prices = ${isFrench ? 'Tarifs' : `Prices ${locale}`}\n`;
    await changed(house, `mfe-ads/titles/${locale}.ftl`, { 'ads-title-report': `${title}ads-title-report` });
    await added(
      house,
      `mfe-ads/src/pages/advertising/words/${locale}.ftl`,
      `ads-prices = ${isFrench ? 'Nos tarifs' : `Our prices ${locale}`}\n`,
    );
  }
}

async function added({ folder }: CopiedRepository, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
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
