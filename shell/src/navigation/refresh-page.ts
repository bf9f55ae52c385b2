import { isDocument } from '@webdocs/contracts/page/head';
import type { Page } from '@webdocs/contracts/page/page';

interface FreshnessOptions {
  readonly window: Window;
  /** Where the page is to be looked after all the time. */
  readonly everyMs: number | undefined;
  readonly refresh: () => Promise<void>;
}

const focusThrottleMs = 5000;
const dedupeMs = 2000;

/** Has the page refreshed when its reader is back and whenever they come back, and in development every moment while it is looked at. */
export function refreshOnReturn({ window, everyMs, refresh }: FreshnessOptions): void {
  const { document, navigator } = window;
  let lastFocus = -Infinity;
  let lastStart = -Infinity;
  let isRunning = false;

  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  if (everyMs === undefined) comeBack();
  else window.setInterval(() => void run(0), everyMs);

  function comeBack(): void {
    if (isAway() || Date.now() - lastFocus < focusThrottleMs) return;
    lastFocus = Date.now();
    void run(dedupeMs);
  }

  async function run(pauseMs: number): Promise<void> {
    if (isRunning || isAway() || Date.now() - lastStart < pauseMs) return;
    isRunning = true;
    lastStart = Date.now();
    await refresh().catch(() => undefined);
    isRunning = false;
  }

  function isAway(): boolean {
    return document.visibilityState === 'hidden' || navigator.onLine === false;
  }
}

/** True for the same document with something new in it. */
export function isNewEdition(found: Page, shown: Page): boolean {
  if (!isDocument(found) || !isDocument(shown)) return false;
  return found.doc.mdn_url === shown.doc.mdn_url && found.digest !== undefined && found.digest !== shown.digest;
}
