import type { BaselineChange } from '@webdocs/contracts/api/updates';
import { hasCome } from './find-baseline-events.ts';
import type { Surroundings } from './surroundings.ts';
import type { UpdateModel } from './update-model.ts';

/** Something that happened to a feature: a release that added or removed it or a part of it, or a step of Baseline. */
export interface FeatureHappening {
  /** Tells it from all else that happened to the same feature. */
  readonly key: string;
  readonly change: 'added' | 'removed' | BaselineChange;
  /** Of the release, or of the feature in Baseline. */
  readonly name: string;
  /** Its id among the updates. */
  readonly update: string;
  /** The page about the feature, if this site has one: without the language. */
  readonly page?: string;
  readonly day?: string;
}

const kinds = ['added', 'removed'] as const;

/**
 * All that happened to each of the features: by a path of the compatibility data, to it and its parts; by the id of a feature of
 * Baseline, to the paths that are that feature. One pass over everything, however many there are.
 */
export function findHappenings(
  model: UpdateModel,
  features: readonly string[],
  { today, pageAt }: Surroundings,
): ReadonlyMap<string, readonly FeatureHappening[]> {
  const roots = new Set(features);
  const found = new Map(features.map((feature) => [feature, new Map<string, FeatureHappening>()]));
  const ofBaseline = featuresByPath(model, roots);
  const meant = model.paths.map((path) => joined(rootsOf(path, roots), ofBaseline.get(path)));
  const pages = pagesOf(model, roots, pageAt);
  const note = (root: string, happening: Omit<FeatureHappening, 'page'>) => {
    const page = pages.get(root);
    found.get(root)?.set(happening.key, { ...happening, ...(page === undefined ? {} : { page }) });
  };
  for (const { id, detail, ...changed } of model.groups) {
    const name = `${detail.name} ${detail.version}`;
    for (const change of kinds) {
      const touched = new Set<string>();
      const numbers = changed[change];
      for (let place = 0; place < numbers.length; place++) for (const root of meant[numbers[place] as number] ?? []) touched.add(root);
      for (const root of touched) note(root, { key: `${id} ${change}`, change, name, update: id, day: detail.release_date });
    }
  }
  for (const event of model.baselineEvents) {
    if (!hasCome(event, today)) continue;
    const { id, change, feature, name, date: day, paths } = event;
    const touched = paths.flatMap((path) => rootsOf(path, roots) ?? []);
    for (const root of new Set(roots.has(feature) ? [feature, ...touched] : touched))
      note(root, { key: id, change, name, update: id, ...(day === undefined ? {} : { day }) });
  }
  return new Map([...found].map(([path, happenings]) => [path, [...happenings.values()]]));
}

/** Whether something happened to a feature or to a part of it. What has no point in it is the id of a feature of Baseline. */
export function isKnownFeature(model: UpdateModel, path: string): boolean {
  if (!path.includes('.')) return model.feature(path) !== undefined;
  const isIt = (known: string) => known === path || known.startsWith(`${path}.`);
  return model.paths.some(isIt) || model.baselineEvents.some(({ paths }) => paths.some(isIt));
}

/** The path itself and those that it is part of, as far as they are meant; nothing for most. */
function rootsOf(path: string, roots: ReadonlySet<string>): readonly string[] | undefined {
  let found: string[] | undefined;
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const part = path.slice(0, end);
    if (roots.has(part)) (found ??= []).push(part);
  }
  return found;
}

function featuresByPath(model: UpdateModel, roots: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  for (const feature of roots)
    for (const path of model.feature(feature)?.paths ?? []) byPath.set(path, [...(byPath.get(path) ?? []), feature]);
  return byPath;
}

function joined(some: readonly string[] | undefined, others: readonly string[] | undefined): readonly string[] | undefined {
  return some && others ? [...some, ...others] : (some ?? others);
}

function pagesOf(model: UpdateModel, roots: ReadonlySet<string>, pageAt: Surroundings['pageAt']): Map<string, string> {
  const pages = new Map<string, string>();
  const note = (root: string, given: string | undefined) => {
    const page = given === undefined ? undefined : pageAt(given);
    if (page !== undefined) pages.set(root, page);
  };
  for (const [place, path] of model.paths.entries()) if (roots.has(path)) note(path, model.details[place]?.mdn_url);
  for (const root of roots) note(root, model.feature(root)?.mdn_url);
  return pages;
}
