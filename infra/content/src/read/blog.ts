import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { fileBeside, mediaTypeOf } from './attachments.ts';
import { readCheckedMatter, type RefusedKey } from './checked-matter.ts';
import { filesBelow } from './content-tree.ts';
import { documentFileName } from './documents.ts';
import type { ReportProblem } from '../report/problem.ts';
import { isSlug } from './slug-folder.ts';

const Credit = v.optional(v.object({ name: v.optional(v.string()), url: v.optional(v.string()) }));
const FileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/, 'is no name of a file beside the post'));
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

interface Series {
  readonly name: string;
  /** Posts without a number come after those that have one, in the order in which they were written. */
  readonly part?: number | undefined;
}

/** Programs find other things of the blog under these names. */
const taken = /^(?:rss\.xml|atom\.xml|feed\.json|index\.json)$/i;
/** One part of an address, and nothing that an address would end at or read as something else. */
const isPostSlug = (slug: string) => isSlug(slug) && !/[/?#%]/.test(slug) && !taken.test(slug);

const PostFrontMatter = v.object({
  slug: v.pipe(v.string(), v.check(isPostSlug, 'is no address of a post: one part, without / ? # %, that is no name of a feed')),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  image: v.optional(v.object({ file: FileName, alt: v.optional(v.string()), source: Credit, creator: Credit })),
  keywords: v.optional(v.string()),
  sponsored: v.optional(v.boolean()),
  published: v.optional(v.boolean(), true),
  /** Empty where the post has none: it is then older than all others. */
  date: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day), 'is no day like 2026-03-31'),
    ),
    '',
  ),
  author: v.optional(
    v.union([v.string(), v.object({ name: v.optional(v.string()), link: v.optional(v.string()), avatar_url: v.optional(v.string()) })]),
  ),
  tags: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((tag) => [tag]),
      ),
    ]),
    [],
  ),
  series: v.optional(
    v.union([
      v.pipe(
        v.string(),
        v.minLength(1),
        v.transform((name): Series => ({ name })),
      ),
      v.object({ name: v.pipe(v.string(), v.minLength(1)), part: v.optional(v.number()) }),
    ]),
  ),
});

const AuthorFrontMatter = v.object({ name: v.optional(v.string()), link: v.optional(v.string()), avatar: v.optional(v.string()) });

/** Who writes posts, by the name of their folder: `authors/{id}/index.md`. */
export interface BlogAuthor {
  readonly id: string;
  readonly name: string | undefined;
  readonly link: string | undefined;
  /** Name of the picture beside the text. */
  readonly avatar: string | undefined;
  readonly file: string;
  readonly folder: string;
  /** The blog folder that the author belongs to. */
  readonly tree: string;
}

export interface Blog {
  /** Published posts, the newest first. */
  readonly posts: readonly BlogPost[];
  /** Posts that only their writers should see yet, the newest first. */
  readonly drafts: readonly BlogPost[];
  readonly authors: ReadonlyMap<string, BlogAuthor>;
}

export interface BlogPost extends v.InferOutput<typeof PostFrontMatter> {
  readonly refused: ReadonlyArray<RefusedKey<DispensableKey>>;
  readonly file: string;
  readonly folder: string;
  readonly source: string;
  readonly body: string;
}

/** All posts and authors of the blog folders. */
export function readBlog(folders: readonly string[], report: ReportProblem): Blog {
  const bySlug = new Map<string, BlogPost>();
  const authors = new Map<string, BlogAuthor>();
  for (const folder of folders) {
    for (const file of filesBelow(folder, (name) => name === documentFileName)) {
      if (/[\\/]authors[\\/]/.test(file.slice(folder.length))) {
        const author = readAuthor(file, folder, report);
        if (author && !authors.has(author.id)) authors.set(author.id, author);
        continue;
      }
      const post = readPost(file, report);
      if (!post) continue;
      const address = post.slug.toLowerCase();
      if (bySlug.has(address)) report(file, 1, `the slug ${post.slug} belongs to ${bySlug.get(address)?.file} already`);
      else bySlug.set(address, post);
    }
  }
  const all = [...bySlug.values()].sort(newestFirst);
  return { posts: all.filter(({ published }) => published), drafts: all.filter(({ published }) => !published), authors };
}

export function newestFirst(a: BlogPost, b: BlogPost): number {
  return a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;
}

function readAuthor(file: string, tree: string, report: ReportProblem): BlogAuthor | undefined {
  const folder = dirname(file);
  const data = readCheckedMatter(file, AuthorFrontMatter, report, ['name', 'link', 'avatar'])?.data;
  if (!data) return undefined;
  const { name, link, avatar } = data;
  const picture = avatar?.replace(/^\.\//, '');
  const isBeside = picture !== undefined && mediaTypeOf(picture) !== undefined && fileBeside(folder, picture) !== undefined;
  if (picture !== undefined && !isBeside)
    report(file, 1, `avatar: there is no picture ${picture} beside the author, and pages show none of other sites`);
  return {
    id: basename(folder),
    name,
    link,
    avatar: isBeside ? picture : undefined,
    file,
    folder,
    tree,
  };
}

/** What a post can do without: where it makes no sense, the post is shown as one that says nothing of it, and its writers are told. */
const dispensable = ['date', 'image', 'author', 'tags', 'series', 'keywords'] as const;
export type DispensableKey = (typeof dispensable)[number];

function readPost(file: string, report: ReportProblem): BlogPost | undefined {
  const read = readCheckedMatter(file, PostFrontMatter, report, dispensable);
  return read && { ...read.data, refused: read.refused, file, folder: dirname(file), source: read.source, body: read.body };
}
