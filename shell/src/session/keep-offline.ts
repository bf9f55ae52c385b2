import { keepaliveMs, type FromWorker, type ToWorker } from '@webdocs/contracts/offline/worker-messages';
import { keptRunnerOf, type KeptRunner } from '@webdocs/contracts/samples/kept-runner';
import { keepSamples } from '@webdocs/reading/kept-samples';
import { readPageState } from '../page-state.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readOfflineSettings } from '../storage/offline-settings.ts';

/** Of all tabs together. */
const checkedKey = 'offline-checked';
/** Which page for running samples has come, and when: a browser may have made room for other things since. */
const samplesKey = 'offline-samples';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Surroundings {
  readonly window: Pick<Window, 'document' | 'setInterval' | 'navigator'>;
  readonly device: BrowserStorage;
  readonly keep?: typeof keepSamples;
  readonly now?: () => number;
}

const lookedAfter = new WeakSet<object>();

/**
 * In a page that a worker answers for: looks for changes once an hour, where its user wants that, and keeps the worker alive while it fetches. What
 * samples run in belongs to a release: it is fetched when a page of another one is opened, and once a day, whatever the user wants of updates.
 */
export function keepOffline({ window: browser, device, keep = keepSamples, now = Date.now }: Surroundings): void {
  const { serviceWorker } = browser.navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (lookedAfter.has(browser) || !serviceWorker?.controller) return;
  lookedAfter.add(browser);
  const tell = (message: ToWorker): void => serviceWorker.controller?.postMessage(message);
  const samples = keptRunnerOf(readPageState(browser.document).configuration);
  updateWhenDue();
  if (samples && canFetch() && !haveCome(samples)) void fetchSamples(samples);
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
    if (!readOfflineSettings(device).autoUpdates || !canFetch()) return;
    const last = Number(device.read(checkedKey) ?? 0);
    // A time that is still to come was written by a clock that went wrong.
    if (last <= now() && now() - last < hourMs) return;
    device.write(checkedKey, String(now()));
    tell({ type: 'update' });
    if (samples) void fetchSamples(samples);
  }

  function canFetch(): boolean {
    return readOfflineSettings(device).offline && browser.navigator.onLine;
  }

  function haveCome({ print }: KeptRunner): boolean {
    const [known, at] = (device.read(samplesKey) ?? '').split(' ');
    return known === print && Math.abs(now() - Number(at)) < dayMs;
  }

  async function fetchSamples(wanted: KeptRunner): Promise<void> {
    if (await keep(wanted)) device.write(samplesKey, `${wanted.print} ${now()}`);
  }
}
