import { statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { problemReporter } from '../report/problem.ts';
import { readJsonFile } from './json-file.ts';

/** Who wrote pages before their text was under git, as the wiki that they came from told it. */
const WikiHistorySchema = v.record(v.string(), v.object({ contributors: v.optional(v.array(v.string()), []) }));

type Contributors = ReadonlyMap<string, readonly string[]>;

const known = new Map<string, { readonly modified: number; readonly contributors: Contributors }>();

/** Those of the wiki's authors of a page that the tree of its language names. The file is read when the first page is asked for. */
export function wikiContributors({ tree, slug }: { readonly tree: string; readonly slug: string }): readonly string[] {
  const file = join(tree, '_wikihistory.json');
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modified === undefined) return [];
  let read = known.get(file);
  if (read?.modified !== modified) known.set(file, (read = { modified, contributors: contributorsIn(file) }));
  return read.contributors.get(slug) ?? [];
}

function contributorsIn(file: string): Contributors {
  // To leave authors out would be wrong: the request fails, and the log says where the file is broken.
  const refuse = problemReporter((failure) => {
    throw failure;
  });
  const pages = readJsonFile(file, WikiHistorySchema, refuse) ?? {};
  // Few authors wrote most pages: each name is kept once.
  const names = new Map<string, string>();
  const once = (name: string) => names.get(name) ?? (names.set(name, name), name);
  return new Map(Object.entries(pages).map(([slug, { contributors }]) => [slug, contributors.map(once)]));
}
