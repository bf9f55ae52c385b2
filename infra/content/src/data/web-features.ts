import * as v from 'valibot';
import { readJson } from './data-packages.ts';

const SupportSchema = v.record(v.string(), v.string());
const standing = {
  baseline: v.union([v.literal('high'), v.literal('low'), v.literal(false)]),
  baseline_low_date: v.optional(v.string()),
  baseline_high_date: v.optional(v.string()),
  support: SupportSchema,
};
const StandingSchema = v.object(standing);
const FeatureSchema = v.object({
  kind: v.literal('feature'),
  name: v.string(),
  description: v.optional(v.string()),
  description_html: v.optional(v.string()),
  compat_features: v.optional(v.array(v.string())),
  status: v.object({ ...standing, by_compat_key: v.optional(v.record(v.string(), StandingSchema)) }),
  discouraged: v.optional(
    v.object({
      reason_html: v.optional(v.string()),
      according_to: v.array(v.string()),
      alternatives: v.optional(v.array(v.string())),
      removal_date: v.optional(v.string()),
    }),
  ),
});
const MovedSchema = v.object({ kind: v.literal('moved'), redirect_target: v.string() });
const SplitSchema = v.object({ kind: v.literal('split'), redirect_targets: v.array(v.string()) });
const PackageSchema = v.object({
  features: v.record(v.string(), v.variant('kind', [FeatureSchema, MovedSchema, SplitSchema])),
});

/** How widely a feature, or one key of it, may be relied on. */
export type Standing = v.InferOutput<typeof StandingSchema>;

export interface WebFeature {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly descriptionHtml: string | undefined;
  readonly standing: Standing;
  /** Standing by compatibility key; a key that the package says nothing about stands as the feature does. */
  readonly keys: ReadonlyMap<string, Standing>;
  readonly discouraged: v.InferOutput<typeof FeatureSchema>['discouraged'];
}

/** The features of the web platform as their group of editors delimits them, found by compatibility key. */
export class WebFeatures {
  readonly #features = new Map<string, WebFeature>();
  readonly #moved = new Map<string, string>();
  readonly #ofKey = new Map<string, WebFeature[]>();

  constructor(file: string) {
    const same = sameStandings();
    for (const [id, given] of Object.entries(v.parse(PackageSchema, readJson(file)).features)) {
      if (given.kind === 'moved') this.#moved.set(id, given.redirect_target);
      if (given.kind !== 'feature') continue;
      const { by_compat_key: byKey = {}, ...own } = given.status;
      const keys = given.compat_features ?? Object.keys(byKey);
      const feature: WebFeature = {
        id,
        name: given.name,
        description: given.description,
        descriptionHtml: given.description_html,
        standing: same(own),
        keys: new Map(keys.map((key) => [key, same(byKey[key] ?? own)])),
        discouraged: given.discouraged,
      };
      this.#features.set(id, feature);
      for (const key of keys) this.#ofKey.set(key, [...(this.#ofKey.get(key) ?? []), feature]);
    }
  }

  /** A feature by its id, also by one that it had before. */
  get(id: string): WebFeature | undefined {
    return this.#features.get(this.#moved.get(id) ?? id);
  }

  /** The features that a compatibility key belongs to; nearly always one. */
  ofKey(key: string): readonly WebFeature[] {
    return this.#ofKey.get(key) ?? [];
  }
}

/** Thousands of keys share some hundreds of standings, which are kept once. */
function sameStandings(): (standing: Standing) => Standing {
  const known = new Map<string, Standing>();
  return (standing) => {
    const text = JSON.stringify(standing);
    const same = known.get(text);
    if (!same) known.set(text, standing);
    return same ?? standing;
  };
}
