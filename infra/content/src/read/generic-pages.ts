import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import { filesBelow, genericConfiguration } from './content-tree.ts';
import { FrontMatterError, lineOfKey, splitFrontMatter } from './front-matter.ts';
import { readJsonFile } from './json-file.ts';
import type { ReportProblem } from '../report/problem.ts';

const GenericFrontMatter = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  id: v.optional(v.string()),
  'short-title': v.optional(v.string()),
  template: v.optional(v.string()),
  summary: v.optional(v.string()),
});

const SectionSchema = v.object({
  slugPrefix: v.optional(v.string()),
  titleSuffix: v.optional(v.string()),
  template: v.optional(v.string()),
  id: v.optional(v.string()),
});
type Section = v.InferOutput<typeof SectionSchema>;

/** `config.json` of a folder of generic pages: how the pages of each of its folders are called and addressed. */
export const GenericConfigurationSchema = v.looseObject({
  pages: v.optional(v.record(v.string(), SectionSchema), {}),
  spas: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        data: v.optional(v.looseObject({ homePage: v.optional(v.looseObject({ featuredArticles: v.optional(v.array(v.string())) })) })),
      }),
    ),
    {},
  ),
});

/** A page about the site itself: its slug is its path below `generic/{locale}`, or what the configuration makes of it. */
export interface GenericSource {
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly id: string;
  /** The kind of page, for those who show it. */
  readonly template: string | undefined;
  /** What is after the title in the browser's tab. */
  readonly titleSuffix: string | undefined;
  readonly summary: string | undefined;
  readonly file: string;
  readonly source: string;
  readonly body: string;
}

export function readGenericPages(folders: readonly string[], report: ReportProblem): GenericSource[] {
  const byAddress = new Map<string, GenericSource>();
  const add = (page: GenericSource | undefined) => {
    const address = page && `${page.locale}/${page.slug.toLowerCase()}`;
    if (page && address && !byAddress.has(address)) byAddress.set(address, page);
  };
  for (const folder of folders) {
    for (const locale of activeLocales) {
      const tree = [locale, locale.toLowerCase()].map((name) => join(folder, name)).find((path) => existsSync(path));
      if (!tree) continue;
      for (const file of filesBelow(tree, (name) => name.endsWith('.md')))
        add(readGenericPage(file, { locale, slug: slugIn(tree, file) }, report));
    }
    const configured = readJsonFile(join(folder, genericConfiguration), GenericConfigurationSchema, report);
    for (const [name, section] of Object.entries(configured?.pages ?? {})) {
      if (!/^[\w-]+$/.test(name)) continue;
      const tree = join(folder, name);
      for (const file of filesBelow(tree, (own) => own.endsWith('.md')))
        add(readGenericPage(file, { locale: fallbackLocale, slug: slugInSection(name, section, slugIn(tree, file)), section }, report));
    }
  }
  return [...byAddress.values()];
}

function slugIn(tree: string, file: string): string {
  return relative(tree, file)
    .slice(0, -'.md'.length)
    .split(sep)
    .join('/')
    .replace(/\/index$/, '');
}

/** A file that is called like its section is the page of the section. */
function slugInSection(name: string, { slugPrefix = name }: Section, own: string): string {
  return own === name || own === 'index' ? slugPrefix : `${slugPrefix}/${own}`;
}

interface GenericPlace {
  readonly locale: Locale;
  readonly slug: string;
  readonly section?: Section;
}

function readGenericPage(file: string, { locale, slug, section }: GenericPlace, report: ReportProblem): GenericSource | undefined {
  try {
    const source = readFileSync(file, 'utf8');
    const { data, body } = splitFrontMatter(source);
    const checked = v.safeParse(GenericFrontMatter, data);
    if (checked.success)
      return {
        locale,
        slug,
        title: checked.output.title,
        id: checked.output.id ?? section?.id ?? slug,
        template: checked.output.template ?? section?.template,
        titleSuffix: section?.titleSuffix,
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
