import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { OpenIssue, TeamMember } from '@webdocs/contracts/page/page';
import type { ReferencePlan } from '@webdocs/reference/plan';
import type { Reference } from '@webdocs/reference';
import { readSidebars, type SidebarFile } from './sidebar-file.ts';
import { readBlog, type BlogAuthor, type BlogPost } from './blog.ts';
import { contentTree, filesBelow, type ContentTree, type KindFolders } from './content-tree.ts';
import { readCurriculum, type CurriculumSource } from './curriculum.ts';
import { DocumentIndex, urlOf, type DocumentRecord } from './document-index.ts';
import { documentsIn } from './documents.ts';
import type { History } from './change-history.ts';
import { readHistory } from './history.ts';
import { readGenericPages, type GenericSource } from './generic-pages.ts';
import {
  contributionsIn,
  ContributionsSchema,
  directChangesIn,
  readHomeChoices,
  type Contribution,
  type DirectChange,
  type HomeChoices,
} from './featured-content.ts';
import { readJsonData, type JsonData } from './json-data.ts';
import { readJsonFile } from './json-file.ts';
import type { ReportProblem } from '../report/problem.ts';
import { ContentMemory } from './content-memory.ts';
import { readOpenIssues } from './open-issues.ts';
import { readPopularity, type Popularity } from './popularity.ts';
import { redirectFilesOf } from './redirect-places.ts';
import { readRedirects, type Redirects } from './redirects.ts';
import { referenceDocuments, withPlanned } from './reference-documents.ts';
import type { ChangedPaths } from './folder-snapshot.ts';
import { readSpotlights, type SpotlightSource } from './spotlights.ts';
import { readTeam } from './team.ts';

/** Everything that was read from the roots at one moment. Pages are made from it, and it never changes. */
export interface Corpus {
  readonly trees: readonly ContentTree[];
  readonly documents: DocumentIndex;
  readonly redirects: Redirects;
  readonly sidebars: ReadonlyMap<string, SidebarFile>;
  readonly posts: readonly BlogPost[];
  /** Posts that are not published yet: for their writers only. */
  readonly drafts: readonly BlogPost[];
  readonly authors: ReadonlyMap<string, BlogAuthor>;
  readonly curriculum: readonly CurriculumSource[];
  readonly spotlights: readonly SpotlightSource[];
  readonly genericPages: readonly GenericSource[];
  readonly home: HomeChoices;
  readonly contributions: readonly Contribution[];
  /** What is shown where there are none. */
  readonly directChanges: readonly DirectChange[];
  /** What readers may work on, the latest first. */
  readonly issues: readonly OpenIssue[];
  /** Who makes the site, where a root has a list. */
  readonly team: readonly TeamMember[];
  /** What the roots tell about APIs, SVG elements, standards and words, beside their pages. */
  readonly jsonData: JsonData;
  readonly specificationTitles: ReadonlyMap<string, string>;
  readonly history: History;
  /** When a file was seen to change while the site runs: its history learns of it at the next start. */
  readonly edited: ReadonlyMap<string, string>;
  readonly popularity: Popularity;
  /** Changes whenever anything above does, and is the same wherever the same content is read. */
  readonly revision: string;
}

export interface CorpusOptions {
  readonly roots: readonly string[];
  readonly locales: readonly Locale[];
  /** What is known of the roots already, and what this reading learns. */
  readonly memory?: ContentMemory;
  /** Those of the roots that were named as the folder of one kind of content. */
  readonly kinds?: KindFolders;
  /** Pages made of open data, beside those that were written. */
  readonly reference?: Reference | undefined;
  /** Told once which pages both sources have. */
  readonly overridden?: (urls: readonly string[]) => void;
}

/** Reads what the memory does not know yet, or of what it knows what has changed; the rest of a corpus is small and read anew. */
export async function readCorpus(
  { roots, locales, kinds, memory = new ContentMemory(), reference, overridden }: CorpusOptions,
  report: ReportProblem,
  since?: { readonly changes: ChangedPaths; readonly history: History },
): Promise<Corpus> {
  const trees = roots.map((root) => contentTree(root, locales, kinds));
  const news = memory.newsOnly(report);
  const [seen, history] = await Promise.all([
    memory.look(trees, since?.changes),
    since?.history ?? readHistory(roots, news.report, memory),
  ]);
  const written = documentsIn(seen, news.report);
  const plan = reference?.plan(memory, news.report);
  const made = reference && plan && referenceDocuments(reference, plan, written, memory);
  if (made && !since) overridden?.(made.overridden);
  const corpus = assembleCorpus(trees, [...written, ...(made?.records ?? [])], history, memory, news.report, plan);
  news.done();
  return corpus;
}

function assembleCorpus(
  trees: readonly ContentTree[],
  records: readonly DocumentRecord[],
  history: History,
  memory: ContentMemory,
  report: ReportProblem,
  plan: ReferencePlan | undefined,
): Corpus {
  const documents = new DocumentIndex(records);
  const written = readJsonData(
    trees.map((tree) => tree.jsondata),
    report,
  );
  const jsonData = plan ? withPlanned(written, plan) : written;
  const blog = readBlog(
    trees.map((tree) => tree.blog),
    report,
  );
  const parts = {
    jsonData,
    redirects: readRedirects(redirectFiles(trees), { documents, posts: blog.posts }, report),
    sidebars: sidebarsOf(trees, memory, report),
    ...blog,
    curriculum: readCurriculum(
      trees.map((tree) => tree.curriculum),
      report,
    ),
    spotlights: readSpotlights(
      trees.map((tree) => tree.spotlights),
      report,
    ),
    genericPages: readGenericPages(
      trees.map((tree) => tree.generic),
      report,
    ),
    home: readHomeChoices(trees, report),
    contributions:
      firstOf(trees, (tree) => readJsonFile(tree.contributions, ContributionsSchema, report))?.items ?? contributionsIn(history),
    directChanges: directChangesIn(history),
    issues: readOpenIssues(trees, report),
    team: readTeam(trees, report),
    popularity: readPopularity(
      trees.flatMap((tree) => tree.popularity),
      report,
    ),
    specificationTitles: specificationTitles(jsonData),
  };
  return { trees, documents, history, edited: new Map(), ...parts, revision: revisionOf(records, history, parts) };
}

/** Reading YAML takes longer than all other small files together, so what it said is remembered. */
function sidebarsOf(trees: readonly ContentTree[], memory: ContentMemory, report: ReportProblem): Corpus['sidebars'] {
  const folders = trees.flatMap((tree) => tree.sidebars);
  const files = folders.flatMap((folder) => [...filesBelow(folder, (name) => name.endsWith('.yaml'))]);
  return new Map(memory.part('sidebars', files, report, (tell) => [...readSidebars(folders, tell)]));
}

function redirectFiles(trees: readonly ContentTree[]): Array<{ file: string; text: string }> {
  return redirectFilesOf({ trees }).flatMap(({ file }) => {
    try {
      return [{ file, text: readFileSync(file, 'utf8') }];
    } catch {
      return [];
    }
  });
}

/** Names of standards by address. */
function specificationTitles({ specifications }: JsonData): Map<string, string> {
  return new Map([...specifications.values()].reverse().map(({ name, url }) => [url, name]));
}

function firstOf<T>(trees: readonly ContentTree[], read: (tree: ContentTree) => T | undefined): T | undefined {
  for (const tree of trees) {
    const value = read(tree);
    if (value !== undefined) return value;
  }
  return undefined;
}

function revisionOf(
  records: readonly DocumentRecord[],
  history: History,
  parts: Omit<Corpus, 'trees' | 'documents' | 'history' | 'edited' | 'revision'>,
): string {
  const hash = createHash('sha256');
  const lines = records.map(
    (record) => `${urlOf(record)} ${record.file.slice(record.tree.length)} ${record.digest} ${history.get(record.file)?.hash ?? ''}`,
  );
  for (const line of lines.sort()) hash.update(line);
  hash.update(JSON.stringify([...parts.redirects]));
  hash.update(JSON.stringify([...parts.sidebars]));
  hash.update(
    JSON.stringify([
      parts.posts.map(withoutPlace),
      parts.drafts.map(withoutPlace),
      [...parts.authors.values()].map(withoutPlace),
      parts.curriculum.map(withoutPlace),
      parts.spotlights.map(withoutPlace),
      [...parts.popularity],
      parts.genericPages.map(withoutPlace),
      parts.home,
      parts.contributions,
      parts.directChanges.map(({ hash }) => hash),
      parts.issues,
      parts.team,
      [...parts.jsonData.groups],
      [...parts.jsonData.interfaces],
      [...parts.jsonData.svgElements],
      [...parts.jsonData.specifications],
      [...parts.jsonData.words].map(([name, table]) => [name, [...table]]),
    ]),
  );
  return hash.digest('hex').slice(0, 16);
}

/** Where a file is on this machine is no part of what it says. */
function withoutPlace<T extends { readonly file: string }>(source: T): object {
  return { ...source, file: undefined, folder: undefined, tree: undefined };
}
