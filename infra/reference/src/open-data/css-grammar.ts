import * as v from 'valibot';
import { readJson } from './data-packages.ts';

const NamedSchema = v.object({ name: v.string(), for: v.optional(v.array(v.string()), []), syntax: v.optional(v.string()) });
const text = v.optional(v.string());
const DefinitionSchema = v.object({
  initial: text,
  appliesTo: text,
  inherited: text,
  percentages: text,
  computedValue: text,
  animationType: text,
  longhands: v.optional(v.array(v.string()), []),
});
const PropertySchema = v.object({ name: v.string(), syntax: v.optional(v.string()), ...DefinitionSchema.entries });
const PackageSchema = v.object({
  atrules: v.array(v.object({ name: v.string(), syntax: v.optional(v.string()), descriptors: v.optional(v.array(PropertySchema), []) })),
  functions: v.array(NamedSchema),
  properties: v.array(PropertySchema),
  selectors: v.array(NamedSchema),
  types: v.array(NamedSchema),
});

/** One meaning of a name; some mean different things in different places. */
interface Definition {
  readonly syntax: string;
  readonly scopes: readonly string[];
}

/** What a standard says about a property or a descriptor, in its own English words. */
export type WrittenDefinition = Readonly<v.InferOutput<typeof DefinitionSchema>>;

type Definitions = Map<string, Definition[]>;
type Scopes = ReadonlyArray<string | undefined>;

/** What the standards allow to be written, by name, in the value definition syntax of CSS. */
export class CssGrammar {
  readonly #properties: Definitions = new Map();
  readonly #atRules: Definitions = new Map();
  readonly #descriptors: Definitions = new Map();
  readonly #functions: Definitions = new Map();
  readonly #selectors: Definitions = new Map();
  readonly #types: Definitions = new Map();
  readonly #written = new Map<string, WrittenDefinition>();

  /** `version` is that of the package. */
  constructor(
    file: string,
    readonly version?: string,
  ) {
    const given = v.parse(PackageSchema, readJson(file));
    for (const { name, syntax, ...written } of given.properties) {
      define(this.#properties, name, syntax);
      this.#written.set(name, written);
    }
    for (const { name, syntax, descriptors } of given.atrules) {
      define(this.#atRules, name, syntax);
      for (const { name: own, syntax: value, ...written } of descriptors) {
        define(this.#descriptors, `${name}/${own}`, value);
        this.#written.set(`${name}/${own}`, written);
      }
    }
    for (const { name, syntax, for: scopes } of given.functions) define(this.#functions, bare(name), syntax, scopes);
    for (const { name, syntax, for: scopes } of given.selectors) define(this.#selectors, bare(name), syntax, scopes);
    for (const { name, syntax, for: scopes } of given.types) define(this.#types, bare(name), syntax, scopes);
  }

  property(name: string): string | undefined {
    return found(this.#properties, name);
  }

  atRule(name: string): string | undefined {
    return found(this.#atRules, name);
  }

  descriptor(atRule: string, name: string): string | undefined {
    return found(this.#descriptors, `${atRule}/${name}`);
  }

  /** What is said about a property, or about a descriptor by the name of its rule, a slash and its own. */
  definition(name: string): WrittenDefinition | undefined {
    return this.#written.get(name);
  }

  /** A function's syntax by its name without brackets; `scopes` are the properties and types in which it is, nearest first. */
  function(name: string, scopes: Scopes = []): string | undefined {
    return found(this.#functions, name, scopes);
  }

  /** A selector's syntax by its name with its colons and without brackets. */
  selector(name: string): string | undefined {
    return found(this.#selectors, name);
  }

  /** A type's syntax by its name without its angle brackets. */
  type(name: string, scopes: Scopes = []): string | undefined {
    return found(this.#types, name, scopes);
  }
}

function define(definitions: Definitions, name: string, syntax: string | undefined, scopes: readonly string[] = []): void {
  if (!syntax) return;
  const known = definitions.get(name);
  if (known) known.push({ syntax, scopes });
  else definitions.set(name, [{ syntax, scopes }]);
}

/** The meaning in the nearest scope, else the one that holds everywhere, else the first. */
function found(definitions: Definitions, name: string, scopes: Scopes = []): string | undefined {
  const all = definitions.get(name) ?? [];
  for (const scope of scopes) {
    const inScope = scope === undefined ? undefined : all.find((definition) => definition.scopes.includes(scope));
    if (inScope) return inScope.syntax;
  }
  return (all.find((definition) => definition.scopes.length === 0) ?? all[0])?.syntax;
}

/** '<length>' -> 'length', 'rect()' -> 'rect' */
function bare(name: string): string {
  return name.replace(/^<(.*)>$/, '$1').replace(/\(\)$/, '');
}
