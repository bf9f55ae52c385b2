import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { causeOf } from '@webdocs/contracts/failure';
import * as v from 'valibot';
import { filesBelow } from './content-tree.ts';
import { documentFileName } from './documents.ts';
import { FrontMatterError, lineOfKey, splitFrontMatter } from './front-matter.ts';
import type { ReportProblem } from '../check/problem.ts';
import { isSlug } from './slug-folder.ts';

const Credit = v.optional(v.object({ name: v.optional(v.string()), url: v.optional(v.string()) }));
const FileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/, 'is no name of a file beside the post'));
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const PostFrontMatter = v.object({
  slug: v.pipe(
    v.string(),
    v.check((slug) => isSlug(slug) && !slug.includes('/'), 'is no address of a post'),
  ),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  image: v.object({ file: FileName, alt: v.optional(v.string()), source: Credit, creator: Credit }),
  keywords: v.optional(v.string()),
  sponsored: v.optional(v.boolean()),
  published: v.optional(v.boolean(), true),
  date: v.pipe(v.string(), v.check(isDay, 'is no day like 2026-03-31')),
  author: v.optional(
    v.union([v.string(), v.object({ name: v.optional(v.string()), link: v.optional(v.string()), avatar_url: v.optional(v.string()) })]),
  ),
});

export interface BlogPost extends v.InferOutput<typeof PostFrontMatter> {
  readonly file: string;
  readonly folder: string;
  readonly source: string;
  readonly body: string;
}

/** All published posts of a blog folder, newest first. */
export function readBlog(folders: readonly string[], report: ReportProblem): BlogPost[] {
  const bySlug = new Map<string, BlogPost>();
  for (const folder of folders) {
    for (const file of filesBelow(folder, (name) => name === documentFileName)) {
      if (/[\\/]authors[\\/]/.test(file.slice(folder.length))) continue;
      const post = readPost(file, report);
      if (!post?.published) continue;
      if (bySlug.has(post.slug)) report(file, 1, `the slug ${post.slug} belongs to ${bySlug.get(post.slug)?.file} already`);
      else bySlug.set(post.slug, post);
    }
  }
  return [...bySlug.values()].sort((a, b) => (a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1));
}

function readPost(file: string, report: ReportProblem): BlogPost | undefined {
  try {
    const source = readFileSync(file, 'utf8');
    const { data, body } = splitFrontMatter(source);
    const checked = v.safeParse(PostFrontMatter, data);
    if (checked.success) return { ...checked.output, file, folder: dirname(file), source, body };
    for (const issue of checked.issues) {
      const key = String(issue.path?.[0]?.key ?? '');
      report(file, lineOfKey(source, key), `${key}: ${issue.message}`);
    }
  } catch (thrown) {
    report(file, thrown instanceof FrontMatterError ? thrown.line : 1, causeOf(thrown));
  }
  return undefined;
}
