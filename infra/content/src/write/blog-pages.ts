import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, nativeNames } from '@webdocs/contracts/reader/locale';
import type { BlogMetadata, PageOf } from '@webdocs/contracts/page/page';
import { sectionsOf, tocOf } from '../parse/sections.ts';
import { readingMinutes, summaryOf } from '../parse/summary.ts';
import type { BlogPost } from '../read/blog.ts';
import { blogPages, postsFor, postsOnPage, type BlogSwitches } from './blog-posts.ts';
import { bodyOf, type Body } from './page-body.ts';
import { siteNamesIn } from './site-names.ts';
import { pageTitle, type PageContext } from './page-context.ts';

const locale = fallbackLocale;
const indexUrl = `/${locale}/blog/`;

export function blogIndexPage(page: number, context: PageContext): PageOf<'BlogIndex'> {
  const switches: PublicConfiguration & BlogSwitches = context.configuration;
  const all = postsFor(context.corpus, context.configuration);
  const numPages = blogPages(all, switches);
  const shown = switches.blogPaging ? all.slice((page - 1) * postsOnPage, page * postsOnPage) : all;
  return {
    renderer: 'BlogIndex',
    url: page === 1 ? indexUrl : `${indexUrl}${page}/`,
    pageTitle: pageTitle(context, blogName(context)),
    pageDescription: context.wordsFor(locale)('content-blog-description'),
    hyData: {
      posts: shown.map((post) => blogMetadata(post, bodyOfPost(post, context), context)),
      ...(numPages > 1 ? { pagination: { currentPage: page, numPages } } : {}),
    },
  };
}

export function blogPostPage(post: BlogPost, context: PageContext): PageOf<'BlogPost'> {
  const url = postUrl(post);
  const body = bodyOfPost(post, context);
  const meta = blogMetadata(post, body, context);
  const sections = sectionsOf(body.nodes, { compatKeys: [], specifications: () => [] });
  const title = pageTitle(context, meta.title, blogName(context));
  return {
    renderer: 'BlogPost',
    url,
    pageTitle: title,
    locale,
    image: meta.image.file,
    blogMeta: { ...meta, links: neighboursOf(post, context) },
    doc: {
      mdn_url: url,
      title: meta.title,
      pageTitle: title,
      locale,
      native: nativeNames[locale],
      isActive: true,
      isMarkdown: true,
      isTranslated: false,
      noIndexing: !post.published,
      summary: meta.description || summaryOf(body.nodes),
      pageType: 'blog-post',
      toc: tocOf(sections),
      body: sections,
      live_samples: body.samples.length ? [...body.samples] : undefined,
    },
  };
}

export function postUrl(post: BlogPost): string {
  return `${indexUrl}${post.slug}/`;
}

export function blogName({ configuration, wordsFor }: PageContext): string {
  return wordsFor(locale)('content-blog', { site: configuration.siteName });
}

function bodyOfPost(post: BlogPost, context: PageContext): Body {
  return bodyOf({ text: post.body, locale, url: postUrl(post), slug: post.slug }, context);
}

function blogMetadata(post: BlogPost, body: Body, context: PageContext): BlogMetadata {
  const names = siteNamesIn(context.configuration);
  return {
    slug: post.slug,
    title: names(post.title),
    description: names(post.description),
    image: { ...post.image, file: `${postUrl(post)}${post.image.file}` },
    keywords: post.keywords,
    sponsored: post.sponsored,
    published: post.published,
    date: post.date,
    author: authorOf(post, context),
    readTime: readingMinutes(body.nodes),
  };
}

/** A post names its author in full, or by the name of the author's folder. */
export function authorOf({ author }: BlogPost, { corpus: { authors } }: PageContext): BlogMetadata['author'] {
  if (typeof author !== 'string') return author;
  const known = authors.get(author);
  if (!known) return { name: author };
  const { id, name, link, avatar } = known;
  const picture = avatar === undefined || /^https:/.test(avatar) ? avatar : `${indexUrl}authors/${id}/${avatar}`;
  return { name: name ?? id, link, avatar_url: picture };
}

/** The posts before and after a post in time. */
function neighboursOf(post: BlogPost, context: PageContext): NonNullable<BlogMetadata['links']> {
  const posts = postsFor(context.corpus, context.configuration);
  const names = siteNamesIn(context.configuration);
  const at = posts.indexOf(post);
  const linkTo = (other: BlogPost | undefined) => other && { slug: other.slug, title: names(other.title) };
  return { previous: linkTo(posts[at + 1]), next: linkTo(at > 0 ? posts[at - 1] : undefined) };
}
