import { join } from 'node:path';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import { genericConfiguration, type ContentTree } from './content-tree.ts';
import { GenericConfigurationSchema } from './generic-pages.ts';
import type { Commit, History } from './change-history.ts';
import { readJsonFile } from './json-file.ts';

const leadsSomewhere = (address: string) => /^(?:https:\/\/|\/(?![/\\]))/i.test(address);

/** What an editor chose for the home page: addresses of articles, and a contributor to thank. */
export const HomeChoicesSchema = v.object({
  featuredArticles: v.optional(v.array(v.string()), []),
  featuredContributor: v.optional(
    v.object({
      contributorName: v.string(),
      url: v.pipe(v.string(), v.check(leadsSomewhere, 'is no address of this site and no https address')),
      quote: v.string(),
    }),
  ),
});
export type HomeChoices = v.InferOutput<typeof HomeChoicesSchema>;

/** What the first root chooses that chooses anything: in a file of its own, or where the generic pages are configured. */
export function readHomeChoices(trees: readonly ContentTree[], report: ReportProblem): HomeChoices {
  for (const tree of trees) {
    const own = readJsonFile(tree.featured, HomeChoicesSchema, report);
    if (own) return own;
    const configured = readJsonFile(join(tree.generic, genericConfiguration), GenericConfigurationSchema, report);
    const featuredArticles = configured?.spas['']?.data?.homePage?.featuredArticles;
    if (featuredArticles) return { featuredArticles };
  }
  return { featuredArticles: [] };
}

/** Merged changes of the content's repositories, written by the export of their history. */
export const ContributionsSchema = v.object({
  items: v.array(
    v.object({
      number: v.number(),
      title: v.string(),
      url: v.string(),
      updated_at: v.string(),
      repo: v.object({ name: v.string(), url: v.string() }),
    }),
  ),
});
export type Contribution = v.InferOutput<typeof ContributionsSchema>['items'][number];

export const contributionsShown = 5;
const merged = /^(.*\S)\s*\(#(\d{1,9})\)$/;
/** A commit that touches more files is a move of the whole, or the only one of a shallow clone. */
const mostFilesOfOne = 100;

/** A change that no request brought: its files say what it was about. */
export type DirectChange = Pick<Commit, 'hash' | 'date' | 'subject' | 'files' | 'repository'>;

/** The newest merged changes, out of the history of the roots: those whose first line ends with the number of a request. */
export function contributionsIn({ recent = [] }: History): Contribution[] {
  return newestFirst(recent)
    .flatMap(({ subject, date, repository }) => {
      const [, title, number] = merged.exec(subject) ?? [];
      if (title === undefined || !repository) return [];
      return [{ number: Number(number), title, url: `${repository.url}/pull/${number}`, updated_at: date, repo: repository }];
    })
    .slice(0, contributionsShown);
}

/** The newest changes of pages, for a repository in which changes are not merged by request; some of their pages may be gone. */
export function directChangesIn({ recent = [] }: History): DirectChange[] {
  return newestFirst(recent)
    .filter(({ files }) => files.length <= mostFilesOfOne && files.some((file) => file.endsWith('.md')))
    .slice(0, 10 * contributionsShown)
    .map(({ hash, date, subject, files, repository }) => ({ hash, date, subject, files, repository }));
}

function newestFirst(commits: readonly Commit[]): Commit[] {
  return commits.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
