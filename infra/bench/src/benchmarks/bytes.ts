import type { Browser } from '@playwright/test';
import { runningSiteRegistry } from '@webdocs/cli/commands/running-site';
import { budgetsOf } from '@webdocs/registry/budgets';
import { adParcelBytesOf, bytesOf, scriptBytesOf, telemetryBytesOf, type Transfer } from '../browser/network-log.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { inlineScriptBytes, transfersOf } from '../browser/page-bytes.ts';
import { atMost, measured, type Benchmark, type Figure } from '../figure.ts';
import { kilobytes } from '../kilobytes.ts';
import { fred, yari } from '../reference-systems.ts';
import { contentFlags, home, largeDocument, largeDocumentNote } from '../site/measured-pages.ts';
import { withSite, type StartedSite } from '../site/started-site.ts';

/** Budgets of a whole page in KB, of design section 8; those of a remote are in its definition. */
const budgets = { beforeHydration: 5, hydrated: 160, adParcel: 2, telemetry: 20 } as const;
const pages = [
  { name: 'document page', path: largeDocument, reference: { yari: yari.largeDocument, fred: fred.largeDocument } },
  { name: 'home', path: home, reference: { yari: yari.home, fred: fred.home } },
] as const;

export const bytes: Benchmark = {
  name: 'bytes',
  asks: 'What a page costs the reader, brotli, as the browser counts it',
  figures: () =>
    withSite({ flags: contentFlags() }, async (site) => {
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [...(await releaseFigures(site))];
        for (const page of pages) figures.push(...(await pageFigures(browser, site, page)));
        return figures;
      } finally {
        await browser.close();
      }
    }),
};

async function pageFigures(
  browser: Browser,
  { address }: StartedSite,
  { name, path, reference }: (typeof pages)[number],
): Promise<Figure[]> {
  const url = address + path;
  const inline = await inlineScriptBytes(url);
  const looked = await transfersOf(browser, url, 'only looked at');
  // The first reader after a deploy gets late files as they are packed in a moment, 1 KB more: what is measured is what all others get.
  await transfersOf(browser, url, 'hydrated');
  const used = await transfersOf(browser, url, 'hydrated');
  const script = kilobytes(scriptBytesOf(used) + inline);
  const against = (kind: 'html' | 'style' | 'font') => `yari ${reference.yari[kind]}, fred ${reference.fred[kind]}`;
  return [
    atMost(budgets.beforeHydration, `${name}: script before hydration, inline`, kilobytes(inline), 'KB', {
      note: `yari ${reference.yari.script}, fred ${reference.fred.script}`,
    }),
    atMost(
      budgets.beforeHydration,
      `${name}: script when only looked at, saving data`,
      kilobytes(bytesOf(looked, 'script') + inline),
      'KB',
    ),
    atMost(budgets.hydrated, `${name}: script hydrated, everything`, script, 'KB', {
      note: `yari ${reference.yari.script}, fred ${reference.fred.script}`,
    }),
    atMost(budgets.adParcel, `${name}: ad parcel, once the page is alive`, kilobytes(adParcelBytesOf(used)), 'KB'),
    atMost(budgets.telemetry, `${name}: telemetry, once the page is alive`, kilobytes(telemetryBytesOf(used)), 'KB'),
    ...packageFigures(name, used),
    measured(`${name}: HTML`, kilobytes(bytesOf(used, 'document')), 'KB', { note: noteOf(path, against('html')) }),
    measured(`${name}: styles`, kilobytes(bytesOf(used, 'style')), 'KB', { note: against('style') }),
    measured(`${name}: fonts`, kilobytes(bytesOf(used, 'font')), 'KB', { note: against('font') }),
    measured(`${name}: everything, requests`, used.length, 'count'),
    measured(`${name}: everything`, kilobytes(used.reduce((sum, transfer) => sum + transfer.bytes, 0)), 'KB'),
  ];
}

function noteOf(path: string, against: string): string {
  return [path === largeDocument ? largeDocumentNote() : undefined, against].filter(Boolean).join('; ');
}

/** What each package sent to this page. */
function packageFigures(page: string, transfers: readonly Transfer[]): Figure[] {
  const sums = new Map<string, number>();
  for (const { path, kind, bytes: size } of transfers) {
    const owner = /^\/remotes\/([^/]+)\//.exec(path)?.[1];
    if (kind === 'script' && owner) sums.set(owner, (sums.get(owner) ?? 0) + size);
  }
  return [...sums].map(([owner, sum]) => measured(`${page}: script of ${owner}, all files`, kilobytes(sum), 'KB'));
}

/** The same from the other side: what the signed releases say. */
async function releaseFigures({ dataFolder }: StartedSite): Promise<Figure[]> {
  const registry = await runningSiteRegistry(dataFolder, {});
  const figures: Figure[] = [];
  for (const [name, version] of Object.entries((await registry.live()).versions)) {
    const { release } = await registry.release(name, version);
    for (const { part, kilobytes: size, atMost: limit } of budgetsOf(release)) {
      const entry = name === 'shell' ? 'main script' : 'remote entry';
      const code = part in release.definition.parts ? `own code of part ${part}` : `late chunk ${part}`;
      figures.push(atMost(limit, `${name}: ${part === 'entry' ? entry : code}`, size, 'KB'));
    }
  }
  return figures;
}
