import { existsSync } from 'node:fs';
import { chromium, type Browser, type ConsoleMessage, type Page } from '@playwright/test';
import { emptyFrameWarning } from '../../pages/sample-frames.ts';

export interface Complaint {
  readonly address: string;
  readonly words: readonly string[];
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const tabs = 2;
const patienceMs = 30_000;
/** The browser reports what it could not fetch: images of the corpus and pages that are not written yet are missing. */
const notOfReact = /Failed to load resource|net::ERR_/;

/** Hydrates each page in a browser, and returns the warnings of React and all other messages. */
export async function complaintsOfPages(
  site: string,
  addresses: readonly string[],
  progress: (done: number) => void,
): Promise<readonly Complaint[]> {
  const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-quic'] });
  const left = [...addresses];
  const complaints: Complaint[] = [];
  try {
    await Promise.all(Array.from({ length: tabs }, () => readAll()));
    return complaints.sort((one, other) => (one.address < other.address ? -1 : 1));
  } finally {
    await browser.close();
  }

  async function readAll(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const words = await complaintsOf(browser, site + address);
      if (words.length > 0) complaints.push({ address, words });
      progress(addresses.length - left.length);
    }
  }
}

async function complaintsOf(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext();
  const words: string[] = [];
  try {
    const page = await context.newPage();
    listen(page, words);
    await page.goto(url, { waitUntil: 'load', timeout: patienceMs });
    await page.mouse.move(5, 5);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: patienceMs });
    // One more event loop turn, so that messages after hydration are recorded too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  } catch (thrown) {
    words.push(String(thrown).split('\n')[0] ?? '');
  } finally {
    await context.close();
  }
  return words;
}

function listen(page: Page, words: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && ![notOfReact, emptyFrameWarning].some((sign) => sign.test(message.text())))
      words.push(`${message.type()}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => words.push(`thrown: ${error.message}`));
  page.on('request', (request) => request.url().endsWith('/_report') && words.push(`report: ${request.postData()?.slice(0, 300)}`));
}
