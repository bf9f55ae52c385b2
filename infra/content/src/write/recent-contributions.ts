import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import type { HomePage } from '@webdocs/contracts/page/page';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { urlOf } from '../read/document-index.ts';
import { contributionsShown, type DirectChange } from '../read/featured-content.ts';
import { postUrl } from './blog-addresses.ts';
import { curriculumUrl } from './curriculum-page.ts';
import { pageAtAddress } from './page-at-address.ts';
import type { PageContext } from './page-context.ts';
import { spotlightUrl } from './spotlight-address.ts';

type Contributions = HomePage['hyData']['recentContributions']['items'];

/**
 * Changes that were merged by request, or else the newest of pages that are still there. Where the address of the repository is not
 * known, a change leads to the page that it is about, and is one of the site: the configured repository may not have the commit.
 */
export function recentContributions(context: PageContext): Contributions {
  const { contributions, directChanges } = context.corpus;
  if (contributions.length > 0) return contributions.slice(0, contributionsShown);
  if (directChanges.length === 0) return [];
  const pages = pagesByFile(context);
  return directChanges.flatMap((change) => directContribution(change, pages, context)).slice(0, contributionsShown);
}

function directContribution(
  { hash, date, subject, files, repository }: DirectChange,
  pages: ReadonlyMap<string, string>,
  context: PageContext,
) {
  const open = files.flatMap((file) => pages.get(file) ?? []).filter((url) => isOpen(url, context));
  // A change of a page and its translations is about the page.
  const page = open.find((url) => url.startsWith(`/${fallbackLocale}/`)) ?? open[0];
  if (page === undefined) return [];
  return [
    {
      title: subject,
      url: repository ? `${repository.url}/commit/${hash}` : page,
      updated_at: date,
      repo: repository ?? { name: context.configuration.siteName, url: `/${fallbackLocale}/` },
    },
  ];
}

function pagesByFile({ corpus }: PageContext): Map<string, string> {
  return new Map([
    ...corpus.genericPages.map(({ file, locale, slug }) => [file, `/${locale}/${slug}`] as const),
    ...corpus.spotlights.map((page) => [page.file, spotlightUrl(fallbackLocale, page)] as const),
    ...corpus.curriculum.map((page) => [page.file, curriculumUrl(page)] as const),
    ...corpus.posts.map((post) => [post.file, postUrl(post)] as const),
    ...[...corpus.documents.all()].map((record) => [record.file, urlOf(record)] as const),
  ]);
}

function isOpen(url: string, context: PageContext): boolean {
  const [, locale] = url.split('/');
  const found = context.configuration.locales.find((candidate) => candidate === locale);
  return found !== undefined && pageAtAddress(found, pathWithoutLocale(url).slice(1), context) !== undefined;
}
