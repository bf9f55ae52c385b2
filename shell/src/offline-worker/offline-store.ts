import type { Whoami } from '@webdocs/contracts/api/visitor';
import type { OfflineStatus } from '@webdocs/contracts/offline/offline-status';
import type { Pack, PackFile, UpdatePack } from '@webdocs/contracts/offline/pack-index';
import type { OfflineChoice } from '@webdocs/contracts/offline/worker-messages';
import { offlineDatabase, settled } from './offline-database.ts';

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

/** An area in a language, with all that is read of it from now on. */
export interface ReplacedArea extends Pick<Pack, 'area' | 'locale'> {
  readonly packs: readonly KeptPack[];
}

/** What the worker knows from one start to the next. */
export interface OfflineStore {
  state(): Promise<KeptState>;
  keep(change: Partial<KeptState>): Promise<void>;
  packs(): Promise<KeptPack[]>;
  /** All packs of areas, and what they are shown by, at once: a read sees what was before, or this. */
  replaceAreas(areas: readonly ReplacedArea[], change?: Partial<KeptState>): Promise<void>;
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

const storeNames = ['whoami', 'answers', 'contentStatusHistory', 'packs', 'state'] as const;
const mostNoted = 100;
const mostAnswers = 200;
const nothing: KeptState = { choice: null, application: null, remote: null };

export function openOfflineStore(): OfflineStore {
  const { read, change } = offlineDatabase();

  return {
    state: async () => (await read('state', (state) => state.get('state') as IDBRequest<KeptState | undefined>)) ?? nothing,
    keep: (changes) => change(['state'], ({ state }) => keepIn(state, changes)),
    packs: () => read('packs', (packs) => packs.getAll() as IDBRequest<KeptPack[]>),
    replaceAreas: (areas, changes = {}) =>
      change(['packs', 'state'], async ({ packs, state }) => {
        await keepIn(state, changes);
        const known = (await settled(packs.getAll())) as KeptPack[];
        for (const { area, locale, packs: next } of areas) {
          for (const kept of known) if (kept.area === area && kept.locale === locale) packs.delete(keyOf(kept));
          for (const kept of next) packs.put(kept, keyOf(kept));
        }
      }),
    whoami: () => read('whoami', (whoami) => whoami.get('copy') as IDBRequest<Whoami | undefined>),
    keepWhoami: (copy) => change(['whoami'], ({ whoami }) => void whoami.put(copy, 'copy')),
    answer: async (address) => (await read('answers', (answers) => answers.get(address) as IDBRequest<KeptAnswer | undefined>))?.text,
    keepAnswer: (address, text) =>
      change(['answers'], async ({ answers }) => {
        answers.put({ text, at: Date.now() } satisfies KeptAnswer, address);
        await keepNewest(answers, answers.index('at').getAllKeys(), mostAnswers);
      }),
    history: () => read('contentStatusHistory', (history) => history.getAll() as IDBRequest<OfflineStatus[]>),
    note: (status) =>
      change(['contentStatusHistory'], async ({ contentStatusHistory }) => {
        contentStatusHistory.add(status);
        await keepNewest(contentStatusHistory, contentStatusHistory.getAllKeys(), mostNoted);
      }),
    clear: () => change(storeNames, (stores) => Object.values(stores).forEach((store) => void store.clear())),
  };
}

async function keepIn(state: IDBObjectStore, changes: Partial<KeptState>): Promise<void> {
  const known = (await settled(state.get('state'))) as KeptState | undefined;
  state.put({ ...(known ?? nothing), ...changes }, 'state');
}

async function keepNewest(store: IDBObjectStore, oldestFirst: IDBRequest<IDBValidKey[]>, most: number): Promise<void> {
  const keys = await settled(oldestFirst);
  for (const key of keys.slice(0, -most)) store.delete(key);
}

function keyOf({ locale, area, part }: Pick<KeptPack, 'locale' | 'area' | 'part'>): string {
  return `${locale} ${area} ${part}`;
}
