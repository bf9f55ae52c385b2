import { readFile } from 'node:fs/promises';
import { inRepository } from '@webdocs/workbench/repository';
import * as v from 'valibot';

/** What developers type: the kinds are in both halves in about the same number. */
export const queryKinds = [
  'name',
  'symbol',
  'misspelling',
  'question',
  'error message',
  'several words',
  'http',
  'html',
  'abbreviation',
] as const;

const QuerySchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** A reader who finds one of these first has found what they looked for. */
const AcceptedSchema = v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1), v.maxLength(4));

export const JudgedQuerySchema = v.object({ query: QuerySchema, accept: AcceptedSchema });
export type JudgedQuery = v.InferOutput<typeof JudgedQuerySchema>;

const HalfSchema = v.array(v.object({ ...JudgedQuerySchema.entries, kind: v.picklist(queryKinds) }));
export type Half = v.InferOutput<typeof HalfSchema>;

/** The reporting half says how good the search is; only the tuning half may be looked at while its rules are written. */
export const halves = ['tuning', 'reporting'] as const;
export type HalfName = (typeof halves)[number];

export const halfFile = (half: HalfName): string => inRepository('infra/bench/search', `${half}.json`);

export async function readHalf(half: HalfName): Promise<Half> {
  return v.parse(HalfSchema, JSON.parse(await readFile(halfFile(half), 'utf8')));
}
