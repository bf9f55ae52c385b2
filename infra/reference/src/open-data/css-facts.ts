import * as v from 'valibot';
import { readJson } from './data-packages.ts';

/** A sentence by its id, or the longhands that each say their own. */
const FactSchema = v.union([v.string(), v.array(v.string())]);
const facts = {
  initial: v.optional(FactSchema),
  appliesto: v.optional(v.string()),
  inherited: v.optional(v.union([v.boolean(), v.string()])),
  percentages: v.optional(FactSchema),
  computed: v.optional(FactSchema),
  animationType: v.optional(FactSchema),
  stacking: v.optional(v.boolean()),
  alsoAppliesTo: v.optional(v.array(v.string()), []),
};
const PropertySchema = v.object(facts);
const AtRuleSchema = v.object({ descriptors: v.optional(v.record(v.string(), v.object(facts)), {}) });
const PhrasesSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** What the definition of a property or a descriptor says, in ids of sentences. */
export type CssDefinition = v.InferOutput<typeof PropertySchema>;

/** Formal definitions of properties and descriptors, and the sentences in which they are put. */
export class CssFacts {
  readonly #properties: Readonly<Record<string, CssDefinition>>;
  readonly #atRules: Readonly<Record<string, v.InferOutput<typeof AtRuleSchema>>>;
  readonly #selectors: ReadonlySet<string>;
  readonly #phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;

  /** `version` is that of the package. */
  constructor(
    pathOf: (file: string) => string,
    readonly version?: string,
  ) {
    this.#properties = v.parse(v.record(v.string(), PropertySchema), readJson(pathOf('css/properties.json')));
    this.#atRules = v.parse(v.record(v.string(), AtRuleSchema), readJson(pathOf('css/at-rules.json')));
    this.#selectors = new Set(Object.keys(v.parse(v.record(v.string(), v.unknown()), readJson(pathOf('css/selectors.json')))));
    this.#phrases = v.parse(PhrasesSchema, readJson(pathOf('l10n/css.json')));
  }

  property(name: string): CssDefinition | undefined {
    return Object.hasOwn(this.#properties, name) ? this.#properties[name] : undefined;
  }

  descriptor(atRule: string, name: string): CssDefinition | undefined {
    const descriptors = Object.hasOwn(this.#atRules, atRule) ? this.#atRules[atRule]?.descriptors : undefined;
    return descriptors && Object.hasOwn(descriptors, name) ? descriptors[name] : undefined;
  }

  /** Whether a selector of this name takes arguments. */
  takesArguments(selector: string): boolean {
    return this.#selectors.has(`${selector}()`);
  }

  /** The sentence behind an id, by language. It may hold macro calls and a little HTML. */
  phrase(id: string): Readonly<Record<string, string>> | undefined {
    return Object.hasOwn(this.#phrases, id) ? this.#phrases[id] : undefined;
  }
}
