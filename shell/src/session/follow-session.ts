import type { Whoami } from '@webdocs/contracts/api/visitor';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { earlyAccess } from '@webdocs/contracts/early-access';
import { offlineSettingsKey } from '@webdocs/contracts/offline/offline-settings';
import { learningKey } from '@webdocs/contracts/reader/learning-progress';
import { formerViewedKey, viewedKey } from '@webdocs/contracts/reader/viewed-articles';
import type { EventBus } from '@webdocs/event-bus';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { requestJson as request } from '@webdocs/http';
import type { NoteSite } from '../connectivity/follow-connectivity.ts';
import { localStore, tabStore } from '../storage/browser-storage.ts';
import { fetchSession } from './fetch-session.ts';
import { offlineWorker, type OfflineWorker } from './offline-worker.ts';
import { forgetSession, keepSession, wasSignedIn, type SessionStores } from './session-copy.ts';
import { sessionFrom } from './session-from.ts';

/** Told by the browser often; the API is asked this often at most. */
const focusThrottleMs = 5000;
const firstRetryMs = 5000;
const slowestRetryMs = 300_000;

interface Surroundings {
  readonly bus: EventBus;
  readonly noteSite: NoteSite;
  /** What the site says of its maintenance, for when the API that says it too is down; the header has words of its own. */
  readonly maintenanceText?: string;
  readonly window?: Window;
  readonly storage?: SessionStores;
  readonly worker?: OfflineWorker;
  readonly requestJson?: typeof request;
  readonly now?: () => number;
}

/** Asks who the reader is, tells every team, and keeps the answer current while the page is open. */
export function followSession({
  bus,
  noteSite,
  maintenanceText,
  window: browser = window,
  storage = { tab: tabStore, device: localStore },
  worker = offlineWorker(browser.navigator),
  requestJson = request,
  now = Date.now,
}: Surroundings): void {
  const root = browser.document.documentElement;
  let asked = -Infinity;
  let turn = 0;
  let retryMs = firstRetryMs;
  let retry: number | undefined;

  // A browser that is online again says nothing of the site.
  for (const event of ['focus', 'online'])
    browser.addEventListener(event, () => {
      if (now() - asked >= focusThrottleMs) void load();
    });
  bus.subscribe('session/ended', () => {
    // An answer that is still on its way speaks of a user who has left.
    turn += 1;
    clearUserData(storage, worker);
    storage.device.remove('nop');
    tell({ ...unknownSession, status: 'anonymous', geo: bus.facts().session.geo });
  });
  bus.subscribe('session/stale', () => void load());
  void load();

  async function load(): Promise<void> {
    const mine = (turn += 1);
    asked = now();
    browser.clearTimeout(retry);
    try {
      const whoami = await fetchSession(requestJson);
      if (mine === turn) take(whoami);
    } catch (thrown) {
      if (mine === turn) giveUpForNow(thrown);
    }
  }

  function take(whoami: Whoami): void {
    const session = sessionFrom(whoami);
    noteSite(whoami.offline ? 'offline' : 'online');
    if (whoami.offline) askLater();
    else retryMs = firstRetryMs;
    if (wasSignedIn(storage) && !session.isAuthenticated) clearUserData(storage, worker);
    // What cannot be fetched now is with the next page.
    if (!session.isSubscriber) leaveOfflineMode().catch(() => undefined);
    keepSession(storage, session);
    tell(session);
    if (session.isAuthenticated) {
      void countVisit(whoami);
    }
  }

  /** What counts it is fetched for signed-in users alone; without it the next page counts. */
  async function countVisit({ csrf_token: token, offline }: Whoami): Promise<void> {
    const counter = await fetchOffline().catch(() => undefined);
    // Of a visit without the site it is told when the site is back.
    if (!offline) counter?.pingOnceADay({ browser: browser.navigator, device: storage.device, token, now: now() });
    counter?.keepOffline({ window: browser, device: storage.device });
  }

  function giveUpForNow(thrown: unknown): void {
    noteSite(isGone(thrown) ? 'offline' : 'online');
    forgetSession(storage);
    tell({ ...unknownSession, status: 'unavailable', maintenance: maintenanceText || null });
    askLater();
  }

  function askLater(): void {
    retry = browser.setTimeout(() => void load(), retryMs);
    retryMs = Math.min(retryMs * 2, slowestRetryMs);
  }

  /** Few have ever read offline, and what takes that away is fetched for them. */
  async function leaveOfflineMode(): Promise<void> {
    if (storage.device.read(offlineSettingsKey) === null) return;
    const { leaveOffline } = await fetchOffline();
    await leaveOffline({ device: storage.device, worker, navigator: browser.navigator });
  }

  function tell(session: Session): void {
    markSession(root, session);
    bus.publish('session/changed', session);
  }
}

/** What counts visits comes with it: both are for members, and one file. */
const fetchOffline = () => import(/* webpackChunkName: "daily-ping" */ './daily-ping.ts');

/** No answer at all, or the one that the offline worker has for calls that cannot be made. */
function isGone(thrown: unknown): boolean {
  const status = (thrown as Failure).values?.status;
  return status === 0 || status === 418;
}

/** Takes away what this browser keeps about a reader who has left. */
function clearUserData(storage: SessionStores, worker: OfflineWorker): void {
  forgetSession(storage);
  for (const key of [viewedKey, formerViewedKey, learningKey]) storage.device.remove(key);
  worker.clear();
}

/** Marks on the root by which style sheets show what is meant for whom; the head script sets the same from the copy. */
function markSession(root: HTMLElement, session: Session): void {
  root.dataset.session = session.isSubscriber ? 'subscriber' : session.isAuthenticated ? 'signed-in' : 'anonymous';
  root.toggleAttribute('data-early-access', session.features.includes(earlyAccess));
  // When it is unknown who this is, what the reader last chose stays.
  if (session.status !== 'unavailable') root.toggleAttribute('data-nop', session.settings.noAds);
}
