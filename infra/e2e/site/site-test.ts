import { test as base, expect as playwrightExpect, type ConsoleMessage, type Page } from '@playwright/test';
import { startSite, type RunningSite } from './running-site.ts';
import type { ServedPage } from './served-page.ts';
import { SitePool } from './site-pool.ts';

interface SiteFixtures {
  /** Flags of `site start`; another configuration: `test.use({ flags: ['--read-only'] })` at the top of the file. */
  readonly flags: readonly string[];
  /** A site with these flags, that all tests of a worker with the same ones read. */
  readonly site: RunningSite;
  /** A site that this test may deploy to and break. */
  readonly ownSite: RunningSite;
  /** A page as it is sent to all readers, without a browser. */
  readonly served: (address: string) => Promise<ServedPage>;
  /** Console errors that this test expects; anything else fails it. The page of every test is watched, even if the test does not use this fixture. */
  readonly expectErrors: (...patterns: RegExp[]) => void;
  readonly expectedErrors: RegExp[];
}

/** The only fixture of a worker that there is: Playwright ends a worker, its browser and its sites when the next file has other ones. */
interface WorkerFixtures {
  readonly sites: SitePool;
}

export const startsWithinMs = 300_000;

/**
 * Reads the address from the browser and not, as Playwright's own `toHaveURL`, from the page: after each mismatch that one builds the
 * accessibility tree, which blocks a page of 1,000 sections for longer than the 40 s that a test waits.
 */
export const expect = playwrightExpect.extend({
  async toHaveURL(page: Page, expected: string | RegExp, options: { readonly timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const isExpected = ({ href }: URL): boolean =>
      typeof expected === 'string' ? href === new URL(expected, href).href : expected.test(href);
    const pass = await page.waitForURL(isExpected, { timeout, waitUntil: 'commit' }).then(
      () => true,
      () => false,
    );
    return { pass, message: () => `expected the address ${expected} within ${timeout} ms, it is ${page.url()}` };
  },
});

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      const sites = new SitePool();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker', timeout: startsWithinMs },
  ],
  flags: [[], { option: true }],
  site: [async ({ sites, flags }, use) => use(await sites.with({ flags })), { timeout: startsWithinMs }],
  ownSite: async ({}, use) => {
    // Started from the sources: there the first key of a new team is made.
    const site = await startSite([], {}, { way: 'start' });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.address),
  served: async ({ baseURL }, use) => {
    // jsdom takes a second to load: only for tests that read pages with it.
    const { ServedPage } = await import('./served-page.ts');
    await use((address) => ServedPage.at(baseURL ?? '', address));
  },
  expectedErrors: async ({}, use) => use([]),
  expectErrors: async ({ expectedErrors }, use) => use((...patterns) => void expectedErrors.push(...patterns)),
  // Not an automatic fixture: a test that only sends requests to the gateway would open a page in order to watch it.
  page: async ({ page, expectedErrors }, use) => {
    const unexpected = watchErrors(page, expectedErrors);
    await use(page);
    expect(unexpected(), 'the console shows no error that the test does not expect').toEqual([]);
  },
});

function watchErrors(page: Page, expected: readonly RegExp[]): () => string[] {
  const seen: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => {
    if (!isOfStoppedClock(error)) seen.push(String(error));
  });
  return () => seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
}

/** In a reused context a new tab runs what Playwright injected for the clock of an earlier test, without that clock. */
function isOfStoppedClock({ message, stack = '' }: Error): boolean {
  return message.includes("reading 'controller'") && !stack.includes('http');
}

/**
 * Waits until the page has hydrated. Not with `expect`: after each mismatch that one builds the accessibility tree of the page, in the
 * same process that is to hydrate.
 */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'), undefined, { timeout });
}

/** Goes offline after everything has arrived that the page fetches by itself. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
