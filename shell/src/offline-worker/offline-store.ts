import type { Whoami } from '@webdocs/contracts/api/visitor';
import type { OfflineStatus } from '@webdocs/contracts/offline/offline-status';
import type { Pack, PackFile, UpdatePack } from '@webdocs/contracts/offline/pack-index';
import type { OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A pack that can be read here: the full one, and over it the changes since. */
export interface KeptPack extends Pick<Pack, 'area' | 'locale' | 'part' | 'parts' | 'date' | 'pages'> {
  /** Which version is read: that of the update where there is one. */
  readonly version: string;
  readonly full: PackFile & { readonly version: string };
  readonly update?: UpdatePack;
}

/** The composition by which pages are shown. Its files are in a cache of its name. */
export interface KeptApplication {
  readonly composition: string;
  readonly locale: string;
  /** Of the content, as the site names it as a whole. */
  readonly content: string;
  readonly date: string;
}

export interface KeptState {
  readonly choice: OfflineChoice | null;
  readonly application: KeptApplication | null;
  readonly remote: OfflineStatus['remote'];
}

/** What the worker knows from one start to the next. */
export interface OfflineStore {
  state(): Promise<KeptState>;
  keep(change: Partial<KeptState>): Promise<void>;
  packs(): Promise<KeptPack[]>;
  /** All packs of an area in a language at once: whoever reads sees those before, or these. */
  replaceArea(area: Pick<Pack, 'area' | 'locale'>, packs: readonly KeptPack[]): Promise<void>;
  whoami(): Promise<Whoami | undefined>;
  keepWhoami(whoami: Whoami): Promise<void>;
  /** The last answer of a call, by its path and query. */
  answer(address: string): Promise<string | undefined>;
  keepAnswer(address: string, text: string): Promise<void>;
  /** The latest last, a hundred at most. */
  history(): Promise<OfflineStatus[]>;
  note(status: OfflineStatus): Promise<void>;
  clear(): Promise<void>;
}

interface KeptAnswer {
  readonly text: string;
  readonly at: number;
}

interface Schema extends DBSchema {
  readonly whoami: { key: 'copy'; value: Whoami };
  readonly answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  readonly contentStatusHistory: { key: number; value: OfflineStatus };
  readonly packs: { key: string; value: KeptPack };
  readonly state: { key: 'state'; value: KeptState };
}

const name = 'MDNOfflineDB';
const schemaVersion = 1;
const mostNoted = 100;
const mostAnswers = 200;
const nothing: KeptState = { choice: null, application: null, remote: null };

export function openOfflineStore(): OfflineStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  return {
    state: async () => (await (await database()).get('state', 'state')) ?? nothing,
    async keep(change) {
      const work = (await database()).transaction('state', 'readwrite');
      await work.store.put({ ...((await work.store.get('state')) ?? nothing), ...change }, 'state');
      await work.done;
    },
    packs: async () => (await database()).getAll('packs'),
    async replaceArea({ area, locale }, packs) {
      const work = (await database()).transaction('packs', 'readwrite');
      const before = (await work.store.getAll()).filter((kept) => kept.area === area && kept.locale === locale);
      await Promise.all([
        ...before.map((kept) => work.store.delete(keyOf(kept))),
        ...packs.map((kept) => work.store.put(kept, keyOf(kept))),
        work.done,
      ]);
    },
    whoami: async () => (await database()).get('whoami', 'copy'),
    async keepWhoami(whoami) {
      await (await database()).put('whoami', whoami, 'copy');
    },
    answer: async (address) => (await (await database()).get('answers', address))?.text,
    async keepAnswer(address, text) {
      const work = (await database()).transaction('answers', 'readwrite');
      await work.store.put({ text, at: Date.now() }, address);
      const keys = await work.store.index('at').getAllKeys();
      await Promise.all([...keys.slice(0, -mostAnswers).map((key) => work.store.delete(key)), work.done]);
    },
    history: async () => (await database()).getAll('contentStatusHistory'),
    async note(status) {
      const work = (await database()).transaction('contentStatusHistory', 'readwrite');
      await work.store.add(status);
      const keys = await work.store.getAllKeys();
      await Promise.all([...keys.slice(0, -mostNoted).map((key) => work.store.delete(key)), work.done]);
    },
    async clear() {
      const stores = ['whoami', 'answers', 'contentStatusHistory', 'packs', 'state'] as const;
      const work = (await database()).transaction(stores, 'readwrite');
      await Promise.all([...stores.map((store) => work.objectStore(store).clear()), work.done]);
    },
  };

  /** What could not be opened, or was closed, is opened anew the next time. */
  function database(): Promise<IDBPDatabase<Schema>> {
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

function openDatabase(closed: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, schemaVersion, {
    upgrade(created) {
      created.createObjectStore('whoami');
      created.createObjectStore('answers').createIndex('at', 'at');
      created.createObjectStore('contentStatusHistory', { autoIncrement: true });
      created.createObjectStore('packs');
      created.createObjectStore('state');
    },
    // A worker of a later release wants to change it.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

function keyOf({ locale, area, part }: Pick<KeptPack, 'locale' | 'area' | 'part'>): string {
  return `${locale} ${area} ${part}`;
}
