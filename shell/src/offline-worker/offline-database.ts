type StoreName = 'whoami' | 'answers' | 'contentStatusHistory' | 'packs' | 'state';

const name = 'MDNOfflineDB';
const schemaVersion = 1;

export interface OfflineDatabase {
  read<T>(from: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  /** All of it, or nothing. It may wait for answers of the database alone: it ends when it asks for nothing more. */
  change<Name extends StoreName>(
    names: readonly Name[],
    work: (stores: Readonly<Record<Name, IDBObjectStore>>) => void | Promise<void>,
  ): Promise<void>;
}

/** A library for it would be a tenth of the worker's script. */
export function offlineDatabase(): OfflineDatabase {
  let opened: Promise<IDBDatabase> | undefined;

  return {
    async read(from, ask) {
      return settled(ask((await database()).transaction(from).objectStore(from)));
    },
    async change(names, work) {
      const transaction = (await database()).transaction(names, 'readwrite');
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new DOMException('the change was given up', 'AbortError'));
      });
      const stores = Object.fromEntries(names.map((one) => [one, transaction.objectStore(one)]));
      try {
        await work(stores as Parameters<typeof work>[0]);
      } catch (thrown) {
        ended.catch(() => undefined);
        transaction.abort();
        throw thrown;
      }
      return ended;
    },
  };

  /** What could not be opened, or was closed, is opened again the next time. */
  function database(): Promise<IDBDatabase> {
    const forget = (): void => {
      opened = undefined;
    };
    if (!opened) {
      opened = openDatabase(forget);
      opened.catch(forget);
    }
    return opened;
  }
}

async function openDatabase(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, schemaVersion);
  request.onupgradeneeded = () => {
    const { result: created } = request;
    for (const store of ['whoami', 'packs', 'state']) created.createObjectStore(store);
    created.createObjectStore('answers').createIndex('at', 'at');
    created.createObjectStore('contentStatusHistory', { autoIncrement: true });
  };
  const database = await settled(request);
  database.onclose = closed;
  // A worker of a later release wants to change it.
  database.onversionchange = () => {
    database.close();
    closed();
  };
  return database;
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('the database does not say why', 'UnknownError'));
  });
}
