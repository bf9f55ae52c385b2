import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failure';
import { activeLocales, type Locale } from '@webdocs/contracts/locale';
import * as v from 'valibot';
import { filesBelow } from './content-tree.ts';
import { FrontMatterError, lineOfKey, splitFrontMatter } from './front-matter.ts';
import type { ReportProblem } from '../check/problem.ts';

const GenericFrontMatter = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  id: v.optional(v.string()),
  summary: v.optional(v.string()),
});

/** A page about the site itself: its slug is its path below `generic/{locale}`. */
export interface GenericSource {
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly id: string;
  readonly summary: string | undefined;
  readonly file: string;
  readonly source: string;
  readonly body: string;
}

export function readGenericPages(folders: readonly string[], report: ReportProblem): GenericSource[] {
  const byAddress = new Map<string, GenericSource>();
  for (const folder of folders) {
    for (const locale of activeLocales) {
      const tree = [locale, locale.toLowerCase()].map((name) => join(folder, name)).find((path) => existsSync(path));
      if (!tree) continue;
      for (const file of filesBelow(tree, (name) => name.endsWith('.md'))) {
        const page = readGenericPage(file, tree, locale, report);
        const address = page && `${locale}/${page.slug.toLowerCase()}`;
        if (page && address && !byAddress.has(address)) byAddress.set(address, page);
      }
    }
  }
  return [...byAddress.values()];
}

function readGenericPage(file: string, tree: string, locale: Locale, report: ReportProblem): GenericSource | undefined {
  const slug = relative(tree, file)
    .slice(0, -'.md'.length)
    .split(sep)
    .join('/')
    .replace(/\/index$/, '');
  try {
    const source = readFileSync(file, 'utf8');
    const { data, body } = splitFrontMatter(source);
    const checked = v.safeParse(GenericFrontMatter, data);
    if (checked.success)
      return {
        locale,
        slug,
        title: checked.output.title,
        id: checked.output.id ?? slug,
        summary: checked.output.summary,
        file,
        source,
        body,
      };
    for (const issue of checked.issues) {
      const key = String(issue.path?.[0]?.key ?? '');
      report(file, lineOfKey(source, key), `${key}: ${issue.message}`);
    }
  } catch (thrown) {
    report(file, thrown instanceof FrontMatterError ? thrown.line : 1, causeOf(thrown));
  }
  return undefined;
}
