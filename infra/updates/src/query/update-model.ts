import { updateBrowsers, updateCategories, type UpdateCategory, type UpdateCompat } from '@webdocs/contracts/api/updates';
import type { KeptBaselineEvent } from '../derive/baseline-events.ts';
import { featureMentions, type FeatureMentions } from './feature-mentions.ts';
import type { GroupRow, ModelGroup } from './model-group.ts';
import { SearchedTexts } from './searched-texts.ts';

export interface FeatureRow {
  readonly number: number;
  readonly path: string;
  readonly detail: UpdateCompat;
}

/**
 * One import in memory, in the form in which questions are answered: 20,000 paths and 230,000 mentions of them are 13 MB, and a pass over
 * all of them takes a millisecond, where the database would read as many rows for each question.
 */
export class UpdateModel {
  /** Newest first. */
  readonly groups: readonly ModelGroup[];
  readonly paths: readonly string[];
  readonly searchedPaths: SearchedTexts;
  readonly details: readonly UpdateCompat[];
  /** Of each feature, the place in `updateCategories`. */
  readonly categories: Uint8Array;
  readonly browserNames: readonly string[];
  /** Of each release, the place in `browserNames`. */
  readonly browsers: Uint8Array;
  readonly mentions: FeatureMentions;
  /** Newest first; what has no day is last. */
  readonly baselineEvents: readonly KeptBaselineEvent[];
  /** The names of each, in the same order. */
  readonly searchedEvents: SearchedTexts;
  readonly #groupsById: ReadonlyMap<string, ModelGroup>;
  readonly #eventsById: ReadonlyMap<string, KeptBaselineEvent>;
  readonly #eventsByFeature: ReadonlyMap<string, KeptBaselineEvent>;

  constructor(
    /** Another one for every import. */
    readonly revision: string,
    { features, groups, baselineEvents }: ModelRows,
  ) {
    const sorted = features.toSorted((one, other) => (one.path < other.path ? -1 : 1));
    const places = new Int32Array(features.length);
    sorted.forEach(({ number }, place) => (places[number] = place));
    const placed = (numbers: readonly number[]) => Int32Array.from(numbers, (number) => places[number] ?? 0).sort();
    this.paths = sorted.map(({ path }) => path);
    this.searchedPaths = new SearchedTexts(this.paths);
    this.details = sorted.map(({ detail }) => detail);
    this.categories = Uint8Array.from(this.paths, (path) => updateCategories.indexOf(categoryOf(path)));
    this.groups = groups
      .map(({ id, detail, added, removed }) => ({ id, detail, added: placed(added), removed: placed(removed) }))
      .sort(newestFirst);
    this.browserNames = [...new Set(this.groups.map(({ detail }) => detail.browser))];
    this.browsers = Uint8Array.from(this.groups, ({ detail }) => this.browserNames.indexOf(detail.browser));
    this.mentions = featureMentions(this.groups, this.paths.length);
    this.baselineEvents = baselineEvents.toSorted((one, other) => compare(other.date ?? '', one.date ?? '') || compare(one.id, other.id));
    this.searchedEvents = new SearchedTexts(this.baselineEvents.map(({ name, feature, paths }) => [name, feature, ...paths].join('\t')));
    this.#groupsById = new Map(this.groups.map((group) => [group.id, group]));
    this.#eventsById = new Map(baselineEvents.map((event) => [event.id, event]));
    this.#eventsByFeature = new Map(baselineEvents.map((event) => [event.feature, event]));
  }

  group(id: string): ModelGroup | undefined {
    return this.#groupsById.get(id);
  }

  baselineEvent(id: string): KeptBaselineEvent | undefined {
    return this.#eventsById.get(id);
  }

  /** What Baseline says of a feature, by its id. */
  feature(id: string): Pick<KeptBaselineEvent, 'name' | 'paths' | 'mdn_url'> | undefined {
    return this.#eventsByFeature.get(id);
  }
}

export interface ModelRows {
  readonly features: readonly FeatureRow[];
  readonly groups: readonly GroupRow[];
  readonly baselineEvents: readonly KeptBaselineEvent[];
}

export function categoryOf(path: string): UpdateCategory {
  return path.slice(0, path.indexOf('.')) as UpdateCategory;
}

function newestFirst(one: ModelGroup, other: ModelGroup): number {
  return (
    compare(other.detail.release_date, one.detail.release_date) ||
    browserPlace(one) - browserPlace(other) ||
    other.detail.version.localeCompare(one.detail.version, 'en', { numeric: true })
  );
}

function browserPlace({ detail: { browser } }: ModelGroup): number {
  return (updateBrowsers as readonly string[]).indexOf(browser);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
