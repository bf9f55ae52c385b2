import {
  shownUpdateLimits,
  type FoundUpdate,
  type ShownChange,
  type ShownRelease,
  type ShownUpdate,
  type ShownUpdates,
} from '@webdocs/contracts/api/shown-updates';
import type { BaselineEvent, BrowserGroup } from '@webdocs/contracts/api/updates';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { noUpdates } from '../query/no-updates.ts';
import type { Question, Updates } from '../updates.ts';
import { foldedChanges } from './folded-changes.ts';

export interface ShowingOptions {
  readonly updates: Pick<Updates, 'list' | 'newest' | 'one' | 'changesOf'>;
  /** What pages say that they are, by their addresses with language. */
  readonly summaries: (urls: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly now: () => Date;
}

type Options = ShowingOptions & { readonly locale: Locale };
type FoldedRelease = Omit<ShownRelease, 'rows'> & { readonly rows: ReadonlyArray<Omit<ShownChange, 'summary'>> };

const dayMs = 86_400_000;
/** More than become Baseline in a month. */
const newestRead = 100;
const ofBaseline: Question = {
  page: 1,
  q: '',
  browsers: [],
  category: [],
  change: ['newly', 'widely'],
  sort: 'desc',
  stream: 'baseline',
};

/** A page of updates as readers see it: releases cut to the rows that fit, each with what its page says. */
export async function showUpdates(question: Question, options: Options): Promise<ShownUpdates> {
  const { updates } = options;
  const [list, recent] = await Promise.all([updates.list(question), recentIn(options)]);
  const data = await Promise.all(
    list.data.map(async (update) =>
      update.type === 'baseline_event' ? update : cut(update, await updates.changesOf(update.id), shownUpdateLimits.rowsInList),
    ),
  );
  return { ...list, data: await withSummaries(data, options), recent };
}

/** Says with 200 that there is nothing yet: the page that asks has words for it. */
export async function showUpdatesSoFar(question: Question, options: Options): Promise<ShownUpdates> {
  const nothing = { ...noUpdates(question), data: [], recent: { events: [], count: 0 }, is_preparing: true as const };
  return showUpdates(question, options).catch(ifNotReady<ShownUpdates>(nothing));
}

export async function showUpdateSoFar(id: string, options: Options): Promise<FoundUpdate> {
  const found = showUpdate(id, options).then((update): FoundUpdate => ({ update }));
  return found.catch(ifNotReady({ update: null, is_preparing: true }));
}

function ifNotReady<Answer>(answer: Answer): (thrown: unknown) => Answer {
  return (thrown) => {
    if (thrown instanceof Failure && thrown.code === 'UPDATES_NOT_READY') return answer;
    throw thrown;
  };
}

/** One update, whole as far as a page can be. */
export async function showUpdate(id: string, options: Options): Promise<ShownUpdate | null> {
  const update = await options.updates.one(id);
  if (!update) return null;
  if (update.type === 'baseline_event') return update;
  const [shown] = await withSummaries([cut(update, countOf(update), shownUpdateLimits.rowsOfOne)], options);
  return shown ?? null;
}

async function recentIn({ updates, now }: Options): Promise<ShownUpdates['recent']> {
  const since = new Date(now().getTime() - shownUpdateLimits.recentDays * dayMs).toISOString().slice(0, 10);
  const newest = await updates.newest(ofBaseline, newestRead);
  const recent = newest.filter((update): update is BaselineEvent => update.type === 'baseline_event' && (update.date ?? '') >= since);
  return { events: recent.slice(0, shownUpdateLimits.recent), count: recent.length };
}

function cut(release: BrowserGroup, all: number, rows: number): FoldedRelease {
  const { events: _, ...facts } = release;
  const changes = foldedChanges(release);
  return {
    ...facts,
    rows: changes.slice(0, rows),
    more: Math.max(0, changes.length - rows),
    matching: countOf(release),
    all,
  };
}

function countOf({ events: { added, removed } }: BrowserGroup): number {
  return added.length + removed.length;
}

/** In the language of the reader where its page is in it, in English elsewhere. */
async function withSummaries(
  updates: ReadonlyArray<FoldedRelease | BaselineEvent>,
  { summaries, locale }: Options,
): Promise<ShownUpdate[]> {
  const pages = updates.flatMap((update) =>
    update.type === 'browser_grouping' ? update.rows.flatMap(({ compat }) => compat.mdn_url ?? []) : [],
  );
  const languages = [...new Set([locale, fallbackLocale])];
  const found = await summaries([...new Set(pages)].flatMap((page) => languages.map((language) => `/${language}${page}`)));
  const summaryOf = (page: string | undefined): ShownChange['summary'] => {
    const lang = languages.find((language) => found.has(`/${language}${page}`));
    return lang === undefined ? undefined : { text: found.get(`/${lang}${page}`) ?? '', lang };
  };
  return updates.map((update) => {
    if (update.type === 'baseline_event') return update;
    const rows = update.rows.map((row) => {
      const summary = summaryOf(row.compat.mdn_url);
      return { ...row, ...(summary ? { summary } : {}) };
    });
    return { ...update, rows };
  });
}
