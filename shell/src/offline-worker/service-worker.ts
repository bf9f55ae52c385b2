import { ToWorkerSchema, workerTypes, type FromWorker, type ToWorker, type WorkerType } from '@webdocs/contracts/offline/worker-messages';
import * as v from 'valibot';
import { createAnswers } from './offline-answers.ts';
import { openOfflineStore } from './offline-store.ts';
import { createOfflineWork } from './offline-work.ts';
import { openPackFiles } from './pack-files.ts';
import { staticRoutes } from './static-routes.ts';
import { createStatusBoard } from './status-board.ts';
import type { MessageFromPage, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

startWorker(scope);

/** Answers pages from what readers have chosen to keep here. The only file in which the parts of the worker meet. */
function startWorker(worker: WorkerScope): void {
  const type = typeIn(new URL(worker.location.href));
  const send: typeof fetch = (...request) => fetch(...request);
  const store = openOfflineStore();
  const files = openPackFiles(worker.navigator.storage);
  const board = createStatusBoard((status) => store.note(status));
  const answers = createAnswers({
    ...{ type, origin: worker.location.origin, store, files, caches: worker.caches, send },
    isOnline: () => worker.navigator.onLine,
  });
  const work = createOfflineWork({ store, files, caches: worker.caches, send, board, changed: answers.changed });
  const remembered = work.remember().catch(() => undefined);

  worker.addEventListener('install', (event) => {
    // A browser that does not take these rules does without.
    const routed = event.addRoutes?.(staticRoutes(type)).catch(() => undefined);
    event.waitUntil(Promise.all([routed, worker.skipWaiting()]));
  });
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('message', (event) => {
    const message = v.safeParse(ToWorkerSchema, event.data);
    if (message.success) event.waitUntil(take(message.output, event.source));
  });
  worker.addEventListener('fetch', (event) => {
    const answer = answers.answer(event.request, event.preloadResponse);
    if (answer) event.respondWith(answer);
  });

  async function activate(): Promise<void> {
    // While a worker starts the browser asks the network already.
    const { navigationPreload } = worker.registration;
    await (type === 'PreferOnline' ? navigationPreload?.enable() : navigationPreload?.disable());
    await worker.clients.claim();
  }

  async function take(message: ToWorker, source: MessageFromPage['source']): Promise<void> {
    await remembered;
    switch (message.type) {
      case 'checkForUpdate':
        return work.check();
      case 'update':
        await Promise.all([work.update(message.choice), answers.noteUser().catch(() => undefined)]);
        return;
      case 'pause':
        return work.pause();
      case 'clear':
        return work.clear();
      case 'ping':
        source?.postMessage(await pong(message.history ?? false));
        return;
      case 'keepalive':
        return;
    }
  }

  async function pong(withHistory: boolean): Promise<FromWorker> {
    const [{ choice }, history] = await Promise.all([store.state(), withHistory ? store.history() : undefined]);
    return { type: 'pong', status: board.now(), choice, ...(history ? { history } : {}) };
  }
}

function typeIn({ searchParams }: URL): WorkerType {
  return workerTypes.find((type) => type === searchParams.get('type')) ?? 'PreferOffline';
}
