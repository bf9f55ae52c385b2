import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { activeLocales, fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import { readCheckedMatter } from './checked-matter.ts';
import { filesBelow, genericConfiguration } from './content-tree.ts';
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
  const read = readCheckedMatter(file, GenericFrontMatter, report, ['id', 'short-title', 'template', 'summary']);
  if (!read) return undefined;
  const { title, id, template, summary } = read.data;
  return {
    locale,
    slug,
    title,
    id: id ?? section?.id ?? slug,
    template: template ?? section?.template,
    titleSuffix: section?.titleSuffix,
    summary,
    file,
    source: read.source,
    body: read.body,
  };
}
