import { readFileSync } from 'node:fs';
import { causeOf } from '@webdocs/contracts/failures/failure';
import * as v from 'valibot';
import { FrontMatterError, lineOfKey, splitFrontMatter } from './front-matter.ts';
import type { ReportProblem } from '../report/problem.ts';

/** Something that a page says of itself and that makes no sense. */
export interface RefusedKey<K extends string = string> {
  readonly key: K;
  readonly message: string;
}

export interface CheckedMatter<T, K extends string> {
  readonly data: T;
  /** What the page is shown without. */
  readonly refused: ReadonlyArray<RefusedKey<K>>;
  readonly source: string;
  readonly body: string;
  readonly bodyLine: number;
}

/**
 * What a file says of itself above its text. All that makes no sense is reported; where the page can do without it, the page is as if it had
 * said nothing of it, and there is none otherwise.
 */
export function readCheckedMatter<S extends v.GenericSchema, K extends string = never>(
  file: string,
  schema: S,
  report: ReportProblem,
  dispensable: readonly K[] = [],
): CheckedMatter<v.InferOutput<S>, K> | undefined {
  try {
    const source = readFileSync(file, 'utf8');
    const { data, body, bodyLine } = splitFrontMatter(source);
    const checked = v.safeParse(schema, data);
    if (checked.success) return { data: checked.output, refused: [], source, body, bodyLine };
    const wrong = new Map(checked.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message]));
    for (const [key, message] of wrong) report(file, lineOfKey(source, key), `${key}: ${message}`);
    const refused = dispensable.flatMap((key) => (wrong.has(key) ? [{ key, message: wrong.get(key) ?? '' }] : []));
    if (refused.length < wrong.size) return undefined;
    const rest = v.safeParse(schema, Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key))));
    return rest.success ? { data: rest.output, refused, source, body, bodyLine } : undefined;
  } catch (thrown) {
    report(file, thrown instanceof FrontMatterError ? thrown.line : 1, causeOf(thrown));
    return undefined;
  }
}
