import { createHash } from 'node:crypto';
import {
  baselineChanges,
  updateLimits,
  type BaselineEvent,
  type BrowserGroup,
  type UpdateCompat,
  type UpdateList,
  type UpdateQuery,
} from '@webdocs/contracts/api/updates';
import type { KeptBaselineEvent } from '../derive/baseline-events.ts';
import { findBaselineEvents, hasCome, type FoundBaselineEvents } from './find-baseline-events.ts';
import { findHappenings, isKnownFeature, type FeatureHappening } from './find-happenings.ts';
import { findReleases, type Counts, type FoundReleases } from './find-releases.ts';
import type { Surroundings } from './surroundings.ts';
import type { ModelGroup } from './model-group.ts';
import type { UpdateModel } from './update-model.ts';

export type Question = UpdateQuery & {
  /** Ids, for the echo; `paths` is what the collections hold. */
  readonly collections?: readonly string[];
  readonly paths?: readonly string[];
};

interface Found {
  readonly releases: FoundReleases;
  readonly baseline: FoundBaselineEvents;
}

/** People turn pages of few views: what one of 200 found is kept until other data answer. */
const viewsKept = 200;
const pathsShown = 20;

/** Answers questions from one import. */
export class UpdateAnswers {
  readonly #model: UpdateModel;
  readonly #found = new Map<string, Found>();

  constructor(model: UpdateModel) {
    this.#model = model;
  }

  list(question: Question, surroundings: Surroundings): UpdateList {
    const { releases, baseline } = this.#find(question, surroundings.today);
    const all = this.#find(nothing, surroundings.today);
    const isBaseline = question.stream === 'baseline';
    const [found, atOnce] = isBaseline ? [baseline.events, updateLimits.baselineEvents] : [releases.groups, updateLimits.groups];
    const first = (question.page - 1) * atOnce;
    return {
      data: isBaseline
        ? ordered(baseline.events, question, first, atOnce).map((event) => baselineEventOf(event, surroundings))
        : ordered(releases.groups, question, first, atOnce).map((group) => this.#groupOf(group, surroundings, { releases, question })),
      query: echoOf(question),
      last: Math.ceil(found.length / atOnce),
      changes: {
        matching: isBaseline ? baseline.events.length : releases.matching,
        all: isBaseline ? all.baseline.events.length : all.releases.matching,
      },
      counts: {
        stream: { releases: releases.matching, baseline: baseline.events.length },
        ...(isBaseline ? withNone(baseline.counts, all.baseline.counts) : withNone(releases.counts, all.releases.counts)),
      },
    };
  }

  /** The newest of a view, as feeds tell them. */
  newest(question: Question, count: number, surroundings: Surroundings): Array<BrowserGroup | BaselineEvent> {
    const { releases, baseline } = this.#find(question, surroundings.today);
    return question.stream === 'baseline'
      ? baseline.events.slice(0, count).map((event) => baselineEventOf(event, surroundings))
      : releases.groups.slice(0, count).map((group) => this.#groupOf(group, surroundings, { releases, question }));
  }

  one(id: string, surroundings: Surroundings): BrowserGroup | BaselineEvent | undefined {
    const group = this.#model.group(id);
    if (group) return this.#groupOf(group, surroundings);
    const event = this.#model.baselineEvent(id);
    return event && hasCome(event, surroundings.today) ? baselineEventOf(event, surroundings) : undefined;
  }

  happeningsTo(features: readonly string[], surroundings: Surroundings): ReadonlyMap<string, readonly FeatureHappening[]> {
    return findHappenings(this.#model, features, surroundings);
  }

  knows(feature: string): boolean {
    return isKnownFeature(this.#model, feature);
  }

  changesOf(id: string): number {
    const group = this.#model.group(id);
    return group ? group.added.length + group.removed.length : 0;
  }

  #find(question: Question, today: string): Found {
    const { q, browsers, category, change, paths } = question;
    // Short, whatever the view: the pages of a member may be 10,000.
    const key = createHash('sha256')
      .update(JSON.stringify([today, q, browsers, category, change, paths]))
      .digest('base64');
    const known = this.#found.get(key);
    // The last one asked for is the last to go.
    this.#found.delete(key);
    const found = known ?? this.#findNow(question, today);
    this.#found.set(key, found);
    for (const [oldest] of this.#found) {
      if (this.#found.size <= viewsKept) break;
      this.#found.delete(oldest);
    }
    return found;
  }

  #findNow({ q, browsers, category, change, paths }: Question, today: string): Found {
    const filters = { q, browsers, category, ...(paths ? { paths } : {}) };
    // Kinds of change of one stream filter nothing in the other.
    const ofBaseline = change.filter((name) => (baselineChanges as readonly string[]).includes(name));
    const ofReleases = change.filter((name) => !ofBaseline.includes(name));
    return {
      releases: findReleases(this.#model, { ...filters, change: ofReleases }),
      baseline: findBaselineEvents(this.#model, { ...filters, change: ofBaseline }, today),
    };
  }

  #groupOf(
    { id, detail, added, removed }: ModelGroup,
    surroundings: Surroundings,
    view?: { readonly releases: FoundReleases; readonly question: Question },
  ): BrowserGroup {
    const eventsOf = (features: Int32Array, kind: 'added' | 'removed') => {
      const { change = [] } = view?.question ?? {};
      const others = change.filter((name) => name === 'added' || name === 'removed');
      if (others.length > 0 && !others.includes(kind)) return [];
      return [...features]
        .filter((feature) => view?.releases.wanted(feature) ?? true)
        .map((feature) => ({
          path: this.#model.paths[feature] ?? '',
          compat: compatOf(this.#model.details[feature] as UpdateCompat, surroundings),
        }));
    };
    return { type: 'browser_grouping', id, ...detail, events: { added: eventsOf(added, 'added'), removed: eventsOf(removed, 'removed') } };
  }
}

/** A value that these filters leave nothing of stays, with none. */
function withNone(found: Counts, all: Counts): Counts {
  const none = (counts: Readonly<Record<string, number>>) => Object.fromEntries(Object.keys(counts).map((value) => [value, 0]));
  return {
    browsers: { ...none(all.browsers), ...found.browsers },
    category: { ...none(all.category), ...found.category },
    change: { ...none(all.change), ...found.change },
  };
}

const nothing: Question = { page: 1, q: '', browsers: [], category: [], change: [], sort: 'desc', stream: 'releases' };

function ordered<T>(newestFirst: readonly T[], { sort }: Question, first: number, count: number): readonly T[] {
  if (sort === 'desc') return newestFirst.slice(first, first + count);
  const end = newestFirst.length - first;
  return end <= 0 ? [] : newestFirst.slice(Math.max(0, end - count), end).toReversed();
}

function compatOf({ mdn_url: given, ...rest }: UpdateCompat, { pageAt }: Surroundings): UpdateCompat {
  const page = given === undefined ? undefined : pageAt(given);
  return { ...(page === undefined ? {} : { mdn_url: page }), ...rest };
}

function baselineEventOf(
  { widelyOn, mdn_url: given, paths, baseline, ...rest }: KeptBaselineEvent,
  surroundings: Surroundings,
): BaselineEvent {
  const page = given === undefined ? undefined : surroundings.pageAt(given);
  const isWidely = baseline === 'low' && widelyOn !== undefined && widelyOn <= surroundings.today;
  return {
    type: 'baseline_event',
    ...rest,
    // The day may have come after the data were made.
    baseline: isWidely ? 'high' : baseline,
    paths: paths.slice(0, pathsShown),
    ...(page === undefined ? {} : { mdn_url: page }),
  };
}

function echoOf({ page, q, browsers, category, change, collections, sort, stream }: Question): UpdateList['query'] {
  return {
    page,
    ...(q ? { q } : {}),
    ...(browsers.length ? { browsers: [...browsers] } : {}),
    ...(category.length ? { category: [...category] } : {}),
    ...(change.length ? { change: [...change] } : {}),
    ...(collections ? { collections: [...collections] } : {}),
    sort,
    stream,
  };
}
