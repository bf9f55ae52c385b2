import {
  pollMs,
  readPong,
  workerAddress,
  workerScript,
  type FromWorker,
  type ToWorker,
  type WorkerType,
} from '@webdocs/contracts/offline/worker-messages';

const answerMs = 5000;
/** So many times it is asked whether everything is gone. */
const mostLooks = 60;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

/** What the offline worker is asked from a page. */
export interface OfflineWorker {
  ask(history?: boolean): Promise<FromWorker>;
  tell(message: ToWorker): void;
}

/** Absent without https, and in private windows of some browsers. */
export function canKeepWorker(): boolean {
  return 'serviceWorker' in navigator && 'storage' in navigator && 'getDirectory' in navigator.storage;
}

/** The worker that is here; undefined where there is none. */
export async function findWorker(): Promise<OfflineWorker | undefined> {
  if (!canKeepWorker()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.active ? overWorker(registration.active) : undefined;
}

/** Begins to keep a worker, or exchanges it for one that looks the other way first. */
export async function startWorker(type: WorkerType): Promise<OfflineWorker> {
  const registration = await navigator.serviceWorker.register(trusted(workerAddress(type)), { scope: '/', updateViaCache: 'none' });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new TypeError('the offline worker did not begin');
  await activated(worker);
  return overWorker(worker);
}

/** Has everything taken away that is kept, and tells how far that is. */
export async function whenCleared(worker: OfflineWorker, heard: (pong: FromWorker) => void): Promise<void> {
  worker.tell({ type: 'clear' });
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const pong = await worker.ask();
    heard(pong);
    if (!pong.status.local && pong.status.phase !== 'clear') return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new TypeError('the offline worker does not clear what it keeps');
}

/** Takes it away; what it has kept stays until it is told to clear. */
export async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}

function overWorker(worker: ServiceWorker): OfflineWorker {
  return {
    tell: (message) => worker.postMessage(message),
    ask: (history = false) =>
      new Promise((resolve, reject) => {
        const { serviceWorker } = navigator;
        const timer = setTimeout(() => end(() => reject(new TypeError('the offline worker is silent'))), answerMs);
        const end = (settle: () => void): void => {
          clearTimeout(timer);
          serviceWorker.removeEventListener('message', hear);
          settle();
        };
        const hear = ({ data }: MessageEvent<unknown>): void => {
          const pong = readPong(data);
          if (pong && (!history || pong.history)) end(() => resolve(pong));
        };
        serviceWorker.addEventListener('message', hear);
        // Messages that are heard by `addEventListener` wait until they are asked for.
        serviceWorker.startMessages();
        worker.postMessage({ type: 'ping', history } satisfies ToWorker);
      }),
  };
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new TypeError('the offline worker could not be kept'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

let policy: ScriptPolicy | undefined;

/** No other address becomes a worker by this policy. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } };
  policy ??= trustedTypes?.createPolicy('webdocs-worker', {
    createScriptURL(wanted) {
      if (wanted.startsWith(`${workerScript}?`)) return wanted;
      throw new TypeError(`not the offline worker: ${wanted}`);
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
