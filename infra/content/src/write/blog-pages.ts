import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { cardAddress } from '@webdocs/contracts/page/describe-page';
import { fallbackLocale, nativeNames } from '@webdocs/contracts/reader/locale';
import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import type { PageOf } from '@webdocs/contracts/page/page';
import { sectionsOf, tocOf } from '../parse/sections.ts';
import { readingMinutes, summaryOf } from '../parse/summary.ts';
import type { BlogPost } from '../read/blog.ts';
import { blogListUrl, blogTagsUrl, blogUrl, pageOfList, postUrl } from './blog-addresses.ts';
import { authorOf } from './blog-author.ts';
import { blogLists, shownTags, tagsOf, type BlogList } from './blog-lists.ts';
import { partsOfSeries, relatedPosts } from './blog-neighbours.ts';
import { pageOfPosts, postsFor, type BlogSwitches } from './blog-posts.ts';
import { bodyOf, type Body } from './page-body.ts';
import { siteNamesIn } from './site-names.ts';
import { pageTitle, type PageContext } from './page-context.ts';

const locale = fallbackLocale;

export function blogIndexPage(page: number, context: PageContext): PageOf<'BlogIndex'> {
  const all = postsFor(context.corpus, context.configuration);
  const { shown, pagination } = pageOfPosts(all, page, switchesOf(context));
  const tags = shownTags(blogLists('tags', all, context));
  return {
    renderer: 'BlogIndex',
    url: pageOfList(blogUrl, page),
    pageTitle: pageTitle(context, blogName(context)),
    pageDescription: context.wordsFor(locale)('content-blog-description'),
    hyData: { posts: metadataOfAll(shown, context), ...(pagination ? { pagination } : {}), ...(tags.length ? { tags } : {}) },
  };
}

/** The posts of a tag or of an author: a list like that of the whole blog. */
export function blogListPage(list: BlogList, page: number, context: PageContext): PageOf<'BlogIndex'> {
  const title = blogListTitle(list, context);
  const { shown, pagination } = pageOfPosts(list.posts, page, switchesOf(context));
  return {
    renderer: 'BlogIndex',
    url: pageOfList(blogListUrl(list), page),
    pageTitle: pageTitle(context, title, blogName(context)),
    pageDescription: title,
    hyData: {
      posts: metadataOfAll(shown, context),
      list: { title, ...(list.link ? { link: list.link } : {}) },
      ...(pagination ? { pagination } : {}),
    },
  };
}

/** Every tag, with how many posts have it. */
export function blogTagsPage(context: PageContext): PageOf<'BlogIndex'> {
  const title = context.wordsFor(locale)('content-blog-tags');
  const tags = blogLists('tags', postsFor(context.corpus, context.configuration), context);
  return {
    renderer: 'BlogIndex',
    url: blogTagsUrl,
    pageTitle: pageTitle(context, title, blogName(context)),
    pageDescription: title,
    hyData: { posts: [], list: { title }, tags: tags.map(({ id, name, posts }) => ({ slug: id, name, posts: posts.length })) },
  };
}

function switchesOf({ configuration }: PageContext): PublicConfiguration & BlogSwitches {
  return configuration;
}

/** 'Posts about CSS' */
export function blogListTitle({ kind, name }: BlogList, { wordsFor }: Pick<PageContext, 'wordsFor'>): string {
  return kind === 'tags' ? wordsFor(locale)('content-blog-tag', { tag: name }) : wordsFor(locale)('content-blog-author', { author: name });
}

export function blogPostPage(post: BlogPost, context: PageContext): PageOf<'BlogPost'> {
  const url = postUrl(post);
  const body = bodyOfPost(post, context);
  const meta = blogMetadata(post, body, context);
  const series = seriesOf(post, context);
  const related = metadataOfAll(relatedPosts(post, postsFor(context.corpus, context.configuration)), context);
  const sections = sectionsOf(body.nodes, { compatKeys: [], specifications: () => [] });
  const title = pageTitle(context, meta.title, blogName(context));
  return {
    renderer: 'BlogPost',
    url,
    pageTitle: title,
    locale,
    image: meta.image.file,
    blogMeta: { ...meta, links: neighboursOf(post, context), ...(series ? { series } : {}) },
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
    ...(related.length ? { related } : {}),
  };
}

export function blogName({ configuration, wordsFor }: Pick<PageContext, 'configuration' | 'wordsFor'>): string {
  return wordsFor(locale)('content-blog', { site: configuration.siteName });
}

function bodyOfPost(post: BlogPost, context: PageContext): Body {
  return bodyOf({ text: post.body, locale, url: postUrl(post), slug: post.slug }, context);
}

function metadataOfAll(posts: readonly BlogPost[], context: PageContext): BlogMetadata[] {
  return posts.map((post) => blogMetadata(post, bodyOfPost(post, context), context));
}

function blogMetadata(post: BlogPost, body: Body, context: PageContext): BlogMetadata {
  const names = siteNamesIn(context.configuration);
  const tags = shownTags(tagsOf(post));
  return {
    slug: post.slug,
    title: names(post.title),
    description: names(post.description),
    // Without a picture of its own a post has the one with which the blog shows itself elsewhere.
    image: post.image ? { ...post.image, file: `${postUrl(post)}${post.image.file}` } : { file: cardAddress('blog') },
    keywords: post.keywords,
    sponsored: post.sponsored,
    published: post.published,
    date: post.date,
    author: authorOf(post, context),
    readTime: readingMinutes(body.nodes),
    ...(tags.length ? { tags } : {}),
  };
}

/** The posts before and after a post in time. */
function neighboursOf(post: BlogPost, context: PageContext): NonNullable<BlogMetadata['links']> {
  const posts = postsFor(context.corpus, context.configuration);
  const at = posts.indexOf(post);
  const [older, newer] = [posts[at + 1], at > 0 ? posts[at - 1] : undefined];
  return { previous: older && linkTo(older, context), next: newer && linkTo(newer, context) };
}

function seriesOf(post: BlogPost, context: PageContext): BlogMetadata['series'] {
  const parts = partsOfSeries(post, postsFor(context.corpus, context.configuration));
  if (!post.series || parts.length === 0) return undefined;
  return { name: siteNamesIn(context.configuration)(post.series.name), parts: parts.map((part) => linkTo(part, context)) };
}

function linkTo(post: BlogPost, { configuration }: PageContext): { readonly slug: string; readonly title: string } {
  return { slug: post.slug, title: siteNamesIn(configuration)(post.title) };
}
