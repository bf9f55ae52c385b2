import { Failure } from '@webdocs/contracts/failures/failure';
import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { urlOf } from '../read/document-index.ts';
import type { FileEdits } from './file-edits.ts';
import { isPath, isTarget } from './redirect-file.ts';
import { changeRedirects } from './redirect-files.ts';

const unchanged = (cause: string) => new Failure('CONTENT_UNCHANGED', { cause });

/** Sends readers of an address that has no page to one that has, or to another site. */
export function addRedirect(corpus: Corpus, changes: FileEdits, from: string, to: string): { readonly from: string; readonly to: string } {
  const { locale, slug } = partsOf(from);
  const folder = corpus.trees.flatMap(({ locales }) => locales).find((candidate) => candidate.locale === locale)?.folder;
  if (!isActiveLocale(locale) || !folder || !isPath(from)) throw unchanged(`${from} is no address of a document`);
  if (corpus.documents.find(locale, slug)) throw unchanged(`there is a page at ${from}`);
  const target = checkedTarget(to, corpus);
  changeRedirects(changes, folder, (redirects) => redirects.add(from, target));
  return { from, to: target };
}

/** Where a redirect may lead: a page, in its own spelling and beyond redirects of its own, or another site over https. */
export function checkedTarget(to: string, { documents, redirects }: Corpus): string {
  if (!isTarget(to)) throw unchanged(`${to} is neither an address of this site nor of another one over https`);
  if (to.startsWith('https://')) return to;
  const { locale, slug, fragment } = partsOf(to);
  const page = isActiveLocale(locale) ? documents.find(locale, slug) : undefined;
  if (page) return urlOf(page) + fragment;
  const moved = redirects.get(`/${locale}/docs/${slug}`.toLowerCase());
  if (moved === undefined) throw unchanged(`there is no page at ${to}`);
  return moved.includes('#') ? moved : moved + fragment;
}

function partsOf(address: string): { readonly locale: string; readonly slug: string; readonly fragment: string } {
  const [, locale = '', slug = '', fragment = ''] = /^\/([^/]+)\/docs\/([^?#]+)(#.*)?$/.exec(address) ?? [];
  return { locale, slug, fragment };
}
