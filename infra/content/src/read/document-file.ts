import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { causeOf } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import * as v from 'valibot';
import type { DocumentRecord } from './document-index.ts';
import { FrontMatterError, lineOfKey, splitFrontMatter, type FrontMatter } from './front-matter.ts';
import type { ReportProblem } from '../report/problem.ts';
import { folderOfSlug, isSlug, slugOfFolder } from './slug-folder.ts';

const OneOrMore = v.union([
  v.pipe(
    v.string(),
    v.transform((value): string[] => (value ? [value] : [])),
  ),
  v.array(v.string()),
]);
const Text = v.pipe(v.string(), v.trim(), v.minLength(1));

const DocumentFrontMatter = v.object({
  title: Text,
  slug: v.optional(v.pipe(v.string(), v.check(isSlug, 'is no address below the documentation'))),
  'short-title': v.optional(Text),
  'page-type': v.optional(v.string()),
  status: v.optional(OneOrMore, []),
  'browser-compat': v.optional(OneOrMore, []),
  'spec-urls': v.optional(OneOrMore, []),
  sidebar: v.optional(OneOrMore, []),
  banners: v.optional(OneOrMore, []),
  // What cannot be read in it is a flaw of the translation; the page can be served.
  l10n: v.fallback(v.optional(v.object({ sourceCommit: v.fallback(v.optional(v.string()), undefined) })), undefined),
});

export interface DocumentPlace {
  readonly file: string;
  readonly tree: string;
  readonly locale: Locale;
}

/** The record of the document in a file, or nothing where no page can be made of it. */
export function readRecord(place: DocumentPlace, report: ReportProblem): DocumentRecord | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(place.file);
  } catch (thrown) {
    report(place.file, 1, `cannot be read: ${causeOf(thrown)}`);
    return undefined;
  }
  if (!isUtf8(bytes)) report(place.file, lineOfBadBytes(bytes), 'is not written in UTF-8; what cannot be read is shown as \uFFFD');
  const record = readDocumentFile(bytes.toString('utf8'), place, report);
  return record && withoutSource(record);
}

function lineOfBadBytes(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end;
  }
  return line;
}

/** A short text that was cut out of a long one keeps the long one in memory; a copy does not. */
function withoutSource(record: DocumentRecord): DocumentRecord {
  const { file, tree, locale, ...facts } = record;
  return { ...(JSON.parse(JSON.stringify(facts)) as typeof facts), file, tree, locale };
}

/** Reads the front matter of one document. What is wrong is reported; a page that can be served is served. */
function readDocumentFile(source: string, { file, tree, locale }: DocumentPlace, report: ReportProblem): DocumentRecord | undefined {
  const matter = frontMatterOf(source, file, report);
  if (!matter) return undefined;

  const checked = v.safeParse(DocumentFrontMatter, matter.data);
  if (!checked.success) {
    for (const issue of checked.issues) {
      const key = String(issue.path?.[0]?.key ?? '');
      report(file, lineOfKey(source, key), `${key}: ${issue.message}`);
    }
    return undefined;
  }

  const data = checked.output;
  const folder = relative(tree, dirname(file)).split(sep).join('/');
  const slug = data.slug ?? slugOfFolder(folder);
  if (data.slug === undefined) report(file, 1, `slug is missing; the folder stands for ${slug}`);
  else if (folderOfSlug(slug) !== folder.toLowerCase())
    report(file, lineOfKey(source, 'slug'), `the slug ${slug} belongs in the folder ${folderOfSlug(slug)}`);

  return {
    locale,
    slug,
    title: data.title,
    shortTitle: data['short-title'] ?? shortTitleOf(data.title, slug, locale),
    pageType: data['page-type'],
    status: data.status,
    browserCompat: data['browser-compat'],
    specUrls: data['spec-urls'],
    sidebars: data.sidebar,
    banners: data.banners,
    ...(locale === fallbackLocale || !isCommit(data.l10n?.sourceCommit) ? {} : { sourceCommit: data.l10n?.sourceCommit }),
    file,
    tree,
    digest: createHash('sha1').update(source).digest('base64url'),
  };
}

/** Whether something can be the hash of a commit, in full or cut short. */
export function isCommit(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{7,40}$/.test(value);
}

function frontMatterOf(source: string, file: string, report: ReportProblem): FrontMatter | undefined {
  try {
    return splitFrontMatter(source);
  } catch (thrown) {
    if (!(thrown instanceof FrontMatterError)) throw thrown;
    report(file, thrown.line, thrown.message);
    return undefined;
  }
}

/** What a breadcrumb calls a page whose title is long, in every language. */
const shortNames: Readonly<Record<string, string>> = {
  'Web/HTML': 'HTML',
  'Web/CSS': 'CSS',
  'Web/JavaScript': 'JavaScript',
  'Web/HTTP': 'HTTP',
};
/** The same for pages that are called otherwise in each language: in English. Translations say theirs by `short-title`. */
const shortTitles: Readonly<Record<string, string>> = {
  'Web/API': 'Web APIs',
  'Web/Accessibility': 'Accessibility',
  Learn: 'Learn',
  Learn_web_development: 'Learn',
};

function shortTitleOf(title: string, slug: string, locale: Locale): string {
  const known = shortNames[slug] ?? (locale === fallbackLocale ? shortTitles[slug] : undefined);
  return known ?? /^<[^>]+>/.exec(title)?.[0] ?? title;
}
