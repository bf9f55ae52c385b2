import { isActiveLocale } from '@webdocs/contracts/reader/locale';

/** Addresses that are answered by others than the page pipeline. */
const notPages = /^\/(api|users|remotes|_|assets)(\/|$)|\.[a-z0-9]{2,5}$/i;

/**
 * The address of a click that the shell may answer by itself, or nothing where the browser has to: new tabs,
 * downloads, other sites, other languages, files, sentences.
 */
export function inSiteTarget(event: MouseEvent, location: Location): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  return link ? linkTarget(link, location) : undefined;
}

export function linkTarget(link: HTMLAnchorElement, location: Location): URL | undefined {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || 'fullLoad' in link.dataset) return undefined;
  // Only a load of the browser itself opens a page at a sentence.
  if (link.href.includes(':~:')) return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || notPages.test(url.pathname)) return undefined;
  const locale = url.pathname.split('/')[1] ?? '';
  // Another language is another set of catalogues and another search index: a full load is simpler and as fast.
  if (!isActiveLocale(locale) || locale !== location.pathname.split('/')[1]) return undefined;
  return url;
}
