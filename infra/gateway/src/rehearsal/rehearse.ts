import { setTimeout as later } from 'node:timers/promises';
import type { FailureReport } from '@webdocs/contracts/api/report';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Page } from '@webdocs/contracts/page/page';
import { readPage } from '@webdocs/contracts/page/read-page';
import { matchesPattern } from '@webdocs/contracts/reader/address';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Activation } from '@webdocs/registry';
import type { Browser, BrowserContext, ConsoleMessage, Page as Tab } from 'playwright-core';
import type { LiveSite } from '../composition/live-site.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { candidateServices } from '../trial/candidate-services.ts';
import { liveAddresses } from '../trial/live-addresses.ts';
import type { Rehearse } from '../trial/trial.ts';
import type { RehearsalSite } from './rehearsal-site.ts';

interface RehearseOptions {
  readonly services: GatewayServices;
  /** One that reaches the site at this address alone. */
  readonly openBrowser: (site: string) => Promise<Browser>;
  readonly openSite: (parts: GatewayServices) => Promise<RehearsalSite>;
  /** After that, the start of the browser included, addresses that are left are not looked at: a deploy waits for this. */
  readonly budgetMs?: number;
  readonly patience?: Partial<typeof usualPatience>;
}

/** A person waits for it at `site deploy`. The last page may take as long as any. */
const usualBudgetMs = 30_000;
/** In milliseconds, for one page. */
const usualPatience = {
  /** Until it is alive, its way here included. */
  page: 20_000,
  /** Until it is alive once it is here. */
  life: 20_000,
  /** Parts that come to life when they are seen fetch their scripts then. */
  quiet: 3000,
  /** For a question, and for closing it. */
  answer: 5000,
};
const enoughFaults = 3;

interface Opening {
  readonly shown: RehearsalSite;
  readonly release: Release;
  readonly addresses: readonly string[];
  readonly endsAt: number;
  readonly patience: typeof usualPatience;
  readonly onStep: Activation['onStep'];
}

export function rehearseInBrowser(options: RehearseOptions): Rehearse {
  const { services, openBrowser, openSite, budgetMs = usualBudgetMs } = options;
  const patience = { ...usualPatience, ...options.patience };
  return async (release, site, pool, onStep) => {
    const pages = fixturePages(release);
    const addresses = addressesFor(release, site, services.content.paths(), [...pages.keys()]);
    if (addresses.length === 0) return 0;
    const endsAt = performance.now() + budgetMs;
    const shown = await openSite(candidateServices(services, { site, pool, report: () => undefined, pages }));
    try {
      const browser = await openBrowser(shown.address);
      try {
        return await openAll(browser, { shown, release, addresses, endsAt, patience, onStep });
      } finally {
        await browser.close();
      }
    } finally {
      await shown.close();
    }
  };

  async function openAll(browser: Browser, opening: Opening): Promise<number> {
    const { release, addresses, endsAt, onStep } = opening;
    // One for all pages: what they share is fetched and compiled once, as for a reader who goes from page to page.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    // It goes past the resolver of names, to any address.
    await context.addInitScript('delete globalThis.RTCPeerConnection; delete globalThis.webkitRTCPeerConnection');
    const faults: string[] = [];
    let opened = 0;
    for (const address of addresses) {
      if (faults.length >= enoughFaults || (opened > 0 && performance.now() > endsAt)) break;
      opened += 1;
      onStep?.(`opening ${address} in a browser (${opened} of ${addresses.length} pages)`);
      faults.push(...(await faultsAt(context, address, opening)).map((fault) => `${address}: ${fault}`));
    }
    const { name: remote, version } = release;
    if (faults.length > 0) throw new Failure('RELEASE_REHEARSAL_FAILED', { remote, version, cause: faults.join('; ') });
    return opened;
  }
}

async function faultsAt(context: BrowserContext, address: string, { shown, release, patience }: Opening): Promise<string[]> {
  const before = shown.reports.length;
  const faults = new Set<string>();
  const tab = await context.newPage();
  try {
    hear(tab, release, (fault) => faults.add(fault));
    for (const fault of await faultsOfOpening(tab, shown.address + address, release, patience)) faults.add(fault);
  } catch (thrown) {
    faults.add(firstLine(causeOf(thrown)));
  } finally {
    await within(patience.answer, tab.close()).catch(() => undefined);
  }
  for (const report of shown.reports.slice(before)) if (isOf(report, release)) faults.add(reportText(report));
  return [...faults];
}

/** What the page says by itself, as far as it comes from the candidate; all that happens in a shell is its own. */
function hear(tab: Tab, release: Release, found: (fault: string) => void): void {
  const isOurs = (place: string) => release.name === 'shell' || place.includes(`/remotes/${release.name}/${release.version}/`);
  tab.on('pageerror', (error) => {
    if (isOurs(error.stack ?? '')) found(`${error.name}: ${firstLine(error.message)}`);
  });
  tab.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && isOurs(message.location().url)) found(firstLine(message.text()));
  });
  tab.on('crash', () => found('the page crashed'));
}

async function faultsOfOpening(tab: Tab, address: string, release: Release, patience: typeof usualPatience): Promise<string[]> {
  const left = timeLeft(patience.page);
  const response = await tab.goto(address, { waitUntil: 'load', timeout: left() });
  const status = response?.status() ?? 0;
  if (status >= 500) return [`the page answers ${status}`];
  const hasHeading = /<h1[\s>]/.test(response ? await within(patience.answer, response.text()) : '');
  // Parts that wait for a sign of a reader get one.
  await within(patience.answer, tab.mouse.move(5, 5));
  const lifeMs = Math.min(patience.life, left());
  const isAlive = await tab
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached', timeout: lifeMs })
    .then(
      () => true,
      () => false,
    );
  if (!isAlive) return [`the page did not come to life within ${patience.life / 1000} s`];
  await within(patience.quiet + patience.answer, seeParts(tab, release, patience.quiet));
  const isSeen = (await within(patience.answer, tab.locator('h1:visible').count())) > 0;
  return hasHeading && !isSeen ? ['the heading that was sent cannot be seen any more'] : [];
}

/** Slots far down come to life when they are scrolled to. */
async function seeParts(tab: Tab, { name }: Release, quietMs: number): Promise<void> {
  const left = timeLeft(quietMs);
  for (const container of await tab.locator(`[id^="single-spa-application:${name}@"]`).all())
    await container.scrollIntoViewIfNeeded({ timeout: left() }).catch(() => undefined);
  await tab.waitForLoadState('networkidle', { timeout: left() }).catch(() => undefined);
}

/** Most questions to a page have no end of their own, and one whose script goes round in circles answers none. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = later(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error('the page answers no more');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Zero would be no end. */
function timeLeft(ms: number): () => number {
  const endsAt = performance.now() + ms;
  return () => Math.max(1, endsAt - performance.now());
}

/** Pages of its fixtures, by their addresses. */
function fixturePages({ fixtures = {} }: Release): Map<string, Page> {
  const pages = Object.values(fixtures).flatMap((given) => given.map(readPage));
  return new Map(pages.flatMap((page) => (page ? [[page.url, page] as const] : [])));
}

/** Where the candidate is in the page: its fixtures, two live addresses of each route, and one for each list of slots that it fills. */
function addressesFor(release: Release, site: LiveSite, paths: readonly string[], ofFixtures: readonly string[]): string[] {
  const { name, definition } = release;
  const live = name === 'shell' ? Object.values(site.releases).flatMap((one) => liveAddresses(one, paths)) : liveAddresses(release, paths);
  const ofSlots = definition.fills.flatMap(({ on }) => paths.find((path) => on.some((pattern) => matchesPattern(pattern, path))) ?? []);
  return [...new Set([...ofFixtures, ...live, ...ofSlots])];
}

function isOf({ remote, version }: FailureReport, release: Release): boolean {
  return release.name === 'shell' || (remote === release.name && version === release.version);
}

function reportText({ code, part, detail }: FailureReport): string {
  return `part ${part}: ${code} ${firstLine(detail)}`.trim();
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
