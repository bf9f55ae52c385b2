import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { eachMember, readSpan, type Span } from './json-members.ts';

const KeysSchema = v.array(v.string());
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
  compat_features: v.optional(KeysSchema),
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
/** How widely a feature, or one key of it, may be relied on. */
export type Standing = v.InferOutput<typeof StandingSchema>;

export interface WebFeature {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly descriptionHtml: string | undefined;
  readonly standing: Standing;
  /** Standing by compatibility key; a key that the package does not list has the status of the feature. */
  readonly keys: ReadonlyMap<string, Standing>;
  readonly discouraged: v.InferOutput<typeof FeatureSchema>['discouraged'];
}

/**
 * The features of the web platform as their group of editors delimits them, found by compatibility key. A page needs
 * one of more than a thousand: each is parsed when it is first asked for.
 */
export class WebFeatures {
  readonly #bytes: Uint8Array;
  readonly #spans = new Map<string, Span>();
  readonly #ofKey = new Map<string, string>();
  readonly #moved = new Map<string, string>();
  readonly #parsed = new Map<string, WebFeature | undefined>();

  /** `version` is that of the package. */
  constructor(
    file: string,
    readonly version?: string,
  ) {
    this.#bytes = readFileSync(file);
    eachMember(
      this.#bytes,
      (names) => names[0] === 'features' && names.length < 3,
      ([, id = '', member], span) => {
        if (member === 'redirect_target') this.#moved.set(id, v.parse(v.string(), readSpan(this.#bytes, span)));
        else if (member === 'compat_features') for (const key of v.parse(KeysSchema, readSpan(this.#bytes, span))) this.#ofKey.set(key, id);
        else if (id && member === undefined) this.#spans.set(id, span);
      },
    );
    if (this.#spans.size === 0) throw new Error('it holds no features');
  }

  /** A feature by its id, also by one that it had before. */
  get(id: string): WebFeature | undefined {
    const own = this.#moved.get(id) ?? id;
    if (!this.#parsed.has(own)) this.#parsed.set(own, this.#parse(own));
    return this.#parsed.get(own);
  }

  /** The one feature that a compatibility key belongs to. */
  ofKey(key: string): WebFeature | undefined {
    const id = this.#ofKey.get(key);
    return id === undefined ? undefined : this.get(id);
  }

  idOfKey(key: string): string | undefined {
    return this.#ofKey.get(key);
  }

  /** What all features are called. */
  *names(): Generator<{ readonly id: string; readonly name: string }> {
    for (const id of this.#spans.keys()) {
      const name = this.get(id)?.name;
      if (name !== undefined) yield { id, name };
    }
  }

  #parse(id: string): WebFeature | undefined {
    const span = this.#spans.get(id);
    const given = span && v.safeParse(FeatureSchema, readSpan(this.#bytes, span));
    if (!given?.success) return undefined;
    const { name, description, description_html: descriptionHtml, compat_features: keys = [], status, discouraged } = given.output;
    const { by_compat_key: byKey = {}, ...standing } = status;
    return {
      id,
      name,
      description,
      descriptionHtml,
      standing,
      keys: new Map(keys.map((key) => [key, byKey[key] ?? standing])),
      discouraged,
    };
  }
}
