import { setTimeout as pause } from 'node:timers/promises';
import { realDocuments } from '@webdocs/content/fixtures/real-corpus';
import { proportionalMemory } from '@webdocs/workbench/processes-memory';
import { startSite } from '../../site/running-site.ts';
import type { Outcome } from '../trust/trust-runs.ts';

const clients = 3;
const minutes = 60;
const sampledEveryMs = 60_000;
const budgetMb = 900;

/** What crawlers do: all pages of the real documents again and again for an hour, with the cache at its default size. */
export async function crawlAllPages(say: (line: string) => void): Promise<Outcome> {
  const documents = realDocuments();
  if (!documents) return { passed: 0, failed: 0 };
  const site = await startSite(['--content', documents, '--search-index']);
  const most = { mb: 0 };
  let [requests, refused] = [0, 0];
  let isOver = false;
  try {
    const addresses = await addressesOf(site.address);
    say(`${addresses.length} addresses, ${clients} clients`);
    const crawling = Array.from({ length: clients }, (_, client) => crawl(Math.floor((client * addresses.length) / clients), addresses));
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pause(sampledEveryMs);
      const mb = Math.round((proportionalMemory(site.pid, ['postgres']) ?? 0) / 2 ** 20);
      most.mb = Math.max(most.mb, mb);
      if (minute % 5 === 0) say(`  minute ${minute}: ${requests} requests, ${refused} of them not answered with 200, ${mb} MB`);
    }
    isOver = true;
    await Promise.all(crawling);
  } finally {
    isOver = true;
    await site.stop();
  }
  say(`at most ${most.mb} MB without PostgreSQL (budget ${budgetMb})`);
  const isWell = refused === 0 && most.mb <= budgetMb;
  return { passed: Number(isWell), failed: Number(!isWell) };

  async function crawl(first: number, addresses: readonly string[]): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      const response = await fetch(`${site.address}${addresses[turn % addresses.length]}`);
      await response.arrayBuffer();
      requests += 1;
      if (response.status !== 200) refused += 1;
    }
  }
}

async function addressesOf(site: string): Promise<string[]> {
  const paths = async (map: string) => {
    const xml = await (await fetch(`${site}${map}`)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address, site).pathname);
  };
  const maps = await paths('/sitemap.xml');
  // Maps of a language lie packed; the browser's way of asking unpacks them.
  return (await Promise.all(maps.map(paths))).flat();
}
