import { basename, dirname, join } from 'node:path';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import { filesBelow } from './content-tree.ts';
import { readJsonFile } from './json-file.ts';

const Names = v.optional(v.array(v.string()), []);

const ApiGroupSchema = v.object({
  overview: Names,
  guides: Names,
  tutorial: Names,
  interfaces: Names,
  methods: Names,
  properties: Names,
  events: Names,
});
/** One API of the platform: names of pages (`Fetch API`), of members (`Window.fetch()`), and addresses (`/docs/Web/API/…`). */
export type ApiGroup = Readonly<v.InferOutput<typeof ApiGroupSchema>>;

const InterfaceFactsSchema = v.object({ inh: v.optional(v.string(), ''), impl: v.optional(v.array(v.string()), []) });
/** What an interface inherits from (`''`: nothing) and which mixins it implements. */
export type InterfaceFacts = Readonly<v.InferOutput<typeof InterfaceFactsSchema>>;

const SvgElementSchema = v.object({
  categories: Names,
  /** What may be in it: a key of the table `SVG`, or a text for each language, and the elements it speaks of. */
  content: v.optional(v.object({ description: v.union([v.string(), v.record(v.string(), v.string())]), elements: Names })),
  attributes: Names,
  interfaces: Names,
});
export type SvgElementFacts = Readonly<v.InferOutput<typeof SvgElementSchema>>;

const SpecificationSchema = v.object({ name: v.string(), url: v.string(), status: v.optional(v.string()) });
export type NamedSpecification = Readonly<v.InferOutput<typeof SpecificationSchema>>;

const WordTableSchema = v.record(v.string(), v.record(v.string(), v.string()));
/** Key -> language -> text. */
export type WordTable = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What is in `jsondata` of the roots; a root without that folder has empty tables. */
export interface JsonData {
  readonly groups: ReadonlyMap<string, ApiGroup>;
  readonly interfaces: ReadonlyMap<string, InterfaceFacts>;
  readonly svgElements: ReadonlyMap<string, SvgElementFacts>;
  /** By the short name that the table gives a standard. */
  readonly specifications: ReadonlyMap<string, NamedSpecification>;
  /** Word tables by name: `Common` is `L10n-Common.json`. */
  readonly words: ReadonlyMap<string, WordTable>;
}

export const noJsonData: JsonData = {
  groups: new Map(),
  interfaces: new Map(),
  svgElements: new Map(),
  specifications: new Map(),
  words: new Map(),
};

/** Reads the data files of all folders. Of two entries with one name, that of the earlier folder counts. */
export function readJsonData(folders: readonly string[], report: ReportProblem): JsonData {
  const table = <T>(name: string, schema: v.GenericSchema<unknown, Record<string, T>>) =>
    merged(folders.map((folder) => readJsonFile(join(folder, name), bare(schema), report) ?? {}));
  const svg = v.object({ elements: v.record(v.string(), SvgElementSchema) });
  return {
    groups: table('GroupData.json', v.record(v.string(), ApiGroupSchema)),
    interfaces: table('InterfaceData.json', v.record(v.string(), InterfaceFactsSchema)),
    svgElements: merged(folders.map((folder) => readJsonFile(join(folder, 'SVGData.json'), svg, report)?.elements ?? {})),
    specifications: table('SpecData.json', v.record(v.string(), SpecificationSchema)),
    words: readWordTables(folders, report),
  };
}

/** A text of a word table, in English where the language has none. */
export function wordOf({ words }: JsonData, table: string, key: string, locale: Locale): string | undefined {
  const texts = words.get(table)?.get(key);
  return texts?.[locale] ?? texts?.[fallbackLocale];
}

/** Some tables are wrapped in a list of one. */
function bare<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((value: unknown) => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value)),
    schema,
  );
}

function readWordTables(folders: readonly string[], report: ReportProblem): Map<string, WordTable> {
  const tables = new Map<string, Map<string, Record<string, string>>>();
  const isTable = (name: string) => /^L10n-.+\.json$/.test(name);
  for (const file of folders.flatMap((folder) => [...filesBelow(folder, isTable)].filter((found) => dirname(found) === folder))) {
    const name = basename(file, '.json').slice('L10n-'.length);
    const entries = Object.entries(readJsonFile(file, bare(WordTableSchema), report) ?? {});
    tables.set(name, new Map([...entries, ...(tables.get(name) ?? [])]));
  }
  return tables;
}

function merged<T>(tables: ReadonlyArray<Readonly<Record<string, T>>>): Map<string, T> {
  return new Map([...tables].reverse().flatMap((table) => Object.entries(table)));
}
