import { keepaliveMs, type FromWorker, type ToWorker } from '@webdocs/contracts/offline/worker-messages';
import { keptRunnerOf } from '@webdocs/contracts/samples/kept-runner';
import { keepSamples } from '@webdocs/reading/kept-samples';
import { readPageState } from '../page-state.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readOfflineSettings } from '../storage/offline-settings.ts';

/** Of all tabs together. */
const checkedKey = 'offline-checked';
const hourMs = 3_600_000;

interface Surroundings {
  readonly window: Pick<Window, 'document' | 'setInterval' | 'navigator'>;
  readonly device: BrowserStorage;
  readonly now?: () => number;
}

const lookedAfter = new WeakSet<object>();

/** In a page that a worker answers for: looks for changes once an hour, where its reader wants that, and keeps the worker alive while it fetches. */
export function keepOffline({ window: browser, device, now = Date.now }: Surroundings): void {
  const { serviceWorker } = browser.navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (lookedAfter.has(browser) || !serviceWorker?.controller) return;
  lookedAfter.add(browser);
  const tell = (message: ToWorker): void => serviceWorker.controller?.postMessage(message);
  updateWhenDue();
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Only this: it is read in full where it is shown.
    const { phase } = (data as Partial<FromWorker> | undefined)?.status ?? {};
    if (phase && phase !== 'idle' && phase !== 'initial') tell({ type: 'keepalive' });
  });
  browser.setInterval(() => {
    updateWhenDue();
    tell({ type: 'ping' });
  }, keepaliveMs);

  function updateWhenDue(): void {
    const { offline, autoUpdates } = readOfflineSettings(device);
    if (!offline || !autoUpdates || !browser.navigator.onLine) return;
    const last = Number(device.read(checkedKey) ?? 0);
    // A time that is still to come was written by a clock that went wrong.
    if (last <= now() && now() - last < hourMs) return;
    device.write(checkedKey, String(now()));
    tell({ type: 'update' });
    const samples = keptRunnerOf(readPageState(browser.document).configuration);
    if (samples) void keepSamples(samples);
  }
}
