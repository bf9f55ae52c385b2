import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { provideChromium } from '@webdocs/workbench/verification/chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but the site itself may answer.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1',
];

/** A phone as Lighthouse emulates it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};
const desktop = { viewport: { width: 1350, height: 940 } };

/** Lighthouse's slow 4G as its own throttling applies it, and a processor of a quarter of this one's speed. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const slowProcessor = 4;
/** What a browser says of such a line. Chromium 150 goes on saying 4g and 100 ms under emulation. */
const slowConnection = { effectiveType: '3g', rtt: 550, downlink: 1.45, saveData: false } as const;

export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

export interface VisitOptions {
  /** A phone with a slow processor on a slow network; otherwise this machine at full speed. */
  readonly slowPhone?: boolean;
  /** The reader asked the browser to save data. */
  readonly saveData?: boolean;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await provideChromium(() => undefined), headless: true, args: flags });
}

/** One visit with nothing in the cache. */
export async function visit<T>(browser: Browser, options: VisitOptions, work: (visit: Visit) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext(options.slowPhone ? phone : desktop);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (options.slowPhone) {
      await cdp.send('Network.emulateNetworkConditions', slow4g);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
      await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), slowConnection);
    }
    if (options.saveData) await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    // The TypeScript loader wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    if (options.before) await page.addInitScript(options.before);
    return await work({ page, cdp });
  } finally {
    await context.close();
  }
}

/** Loaded, and nothing more on the network for a while. */
export async function settled(page: Page, quietMs = 1500): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => undefined);
  await page.waitForTimeout(quietMs);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 });
}
