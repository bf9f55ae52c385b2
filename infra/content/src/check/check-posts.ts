import { sep } from 'node:path';
import { sitePath } from '@webdocs/contracts/reader/site-path';
import { fileBeside } from '../read/attachments.ts';
import type { BlogPost, DispensableKey } from '../read/blog.ts';
import { lineOfKey } from '../read/front-matter.ts';
import type { FlawKind } from '../report/flaw.ts';
import { addressPart } from '../write/address-part.ts';
import { partsOfSeries } from '../write/blog-neighbours.ts';
import { postUrl } from '../write/blog-addresses.ts';
import type { PageContext } from '../write/page-context.ts';
import type { CheckedFile } from './check-corpus.ts';
import { PageCheck } from './page-check.ts';

interface CheckOptions {
  /** Files, folders or addresses; without any, all posts are checked. */
  readonly only?: readonly string[];
  /** Today, like 2026-03-31. */
  readonly today: string;
}

/** Every post that says too little of itself, or something that cannot be; readers get the post all the same. */
export function checkPosts({ corpus }: Pick<PageContext, 'corpus'>, { only = [], today }: CheckOptions): CheckedFile[] {
  const all = [...corpus.posts, ...corpus.drafts];
  return all
    .filter((post) => isMeant(post, only))
    .flatMap((post) => {
      const check = new PageCheck(post.source, 0);
      for (const { kind, key, explanation } of findings(post, { all, today, authors: corpus.authors }))
        check.add({ kind, explanation, name: key, range: lineRange(post.source, lineOfKey(post.source, key)) });
      const flaws = check.flaws();
      return flaws.length ? [{ file: post.file, url: postUrl(post), title: post.title, flaws }] : [];
    });
}

interface Finding {
  readonly kind: FlawKind;
  readonly key: string;
  readonly explanation: string;
}

interface Around {
  readonly all: readonly BlogPost[];
  readonly today: string;
  readonly authors: PageContext['corpus']['authors'];
}

const flawOfKey: Readonly<Record<DispensableKey, FlawKind>> = {
  date: 'post-date',
  image: 'post-image',
  author: 'post-author',
  tags: 'post-tag',
  keywords: 'post-tag',
  series: 'post-series',
};

function findings(post: BlogPost, { all, today, authors }: Around): Finding[] {
  const found: Finding[] = [];
  const add = (kind: FlawKind, key: string, explanation: string) => found.push({ kind, key, explanation });
  const { image, date, author, tags, series } = post;
  const isRefused = (key: DispensableKey) => post.refused.some((one) => one.key === key);
  for (const { key, message } of post.refused) add(flawOfKey[key], key, `${key}: ${message}: the post is shown without it`);
  if (!image && !isRefused('image')) add('post-image', 'image', 'The post has no image: the card of the blog is shown in its place');
  else if (image && !fileBeside(post.folder, image.file)) add('post-image', 'image', `There is no file ${image.file} beside the post`);
  if (date === '' && !isRefused('date')) add('post-date', 'date', 'The post has no date: it is listed after all others');
  else if (date > today) add('post-date', 'date', `${date} is in the future, and the post is shown: published: false keeps it back`);
  const name = typeof author === 'string' ? author : author?.name;
  if (!name && !isRefused('author')) add('post-author', 'author', 'The post names no author: it is signed by the team');
  else if (typeof author === 'string' && name && !authors.has(author) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(author))
    add('post-author', 'author', `No author has a folder authors/${author}: the name is shown as it is written`);
  const portrait = typeof author === 'string' ? undefined : author?.avatar_url;
  if (portrait !== undefined && !sitePath.test(portrait))
    add(
      'post-author',
      'author',
      `The picture ${portrait} is on another site, of which pages load nothing: the first letter of the name is shown`,
    );
  for (const tag of tags) if (addressPart(tag) === '') add('post-tag', 'tags', `Nothing of the tag "${tag}" can be in an address`);
  const parts = partsOfSeries(post, all);
  if (series && parts.length === 0) add('post-series', 'series', `No other post belongs to the series "${series.name}"`);
  if (series?.part !== undefined && parts.some((other) => other !== post && other.series?.part === series.part))
    add('post-series', 'series', `The series "${series.name}" has more than one part ${series.part}`);
  return found;
}

function lineRange(source: string, line: number): { readonly start: number; readonly end: number } {
  const before = source.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0);
  const end = source.indexOf('\n', start);
  return { start, end: end === -1 ? source.length : end };
}

function isMeant(post: BlogPost, only: readonly string[]): boolean {
  if (only.length === 0) return true;
  const url = postUrl(post).replace(/\/$/, '').toLowerCase();
  return only.some((path) => {
    const meant = path.replace(/\/$/, '');
    return (
      post.file === meant || post.file.startsWith(meant + sep) || url === meant.toLowerCase() || url.startsWith(`${meant.toLowerCase()}/`)
    );
  });
}
