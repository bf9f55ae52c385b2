import { headingId } from '@webdocs/contracts/page/document-ids';
import type { Page } from '@webdocs/contracts/page/page';
import { headOf, isDocument } from '@webdocs/contracts/page/head';
import type { PageTraits } from '@webdocs/contracts/remote/composition';

/** Brings title and root attributes of the document in line with the page that is shown. */
export function markDocument(document: Document, page: Page, pathname: string, { colour = 'docs', cover }: PageTraits): void {
  const { description } = headOf(page);
  document.title = titleIn(document, page);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Absolute where the site knows its public address, which need not be the one that this page came from.
  if (canonical) canonical.href = /^https?:/.test(canonical.getAttribute('href') ?? '') ? new URL(pathname, canonical.href).href : pathname;
  const root = document.documentElement;
  root.dataset.cloth = colour;
  root.toggleAttribute('data-cover', Boolean(cover) && page.renderer !== 'NotFound');
}

/** What a page that could not be had is called is in its heading, in the reader's language. */
function titleIn(document: Document, page: Page): string {
  const { title } = headOf(page);
  return page.renderer === 'Broken' ? `${title} ${document.querySelector('main h1')?.textContent ?? ''}`.trim() : title;
}

/** Screen readers are told of the new page and start reading at its heading, as after a full load. */
export function announcePage(document: Document, title: string, main: HTMLElement): void {
  const region = document.getElementById('page-announcement');
  if (region) region.textContent = title;
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  // A remote may have left it without: the link past the header leads to it.
  if (heading !== main) heading.id ||= headingId;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A moved document says where it is now; the hash is kept. */
export function addressOf(page: Page, pathname: string, url: URL): string {
  const moved = isDocument(page) ? page.doc.mdn_url : pathname;
  const current = moved.replace(/\/$/, '') === url.pathname.replace(/\/$/, '') ? url.pathname : moved;
  return current + url.search + url.hash;
}
