import type { Address } from '../reader/address.ts';
import { unknownSession, type CurrentDocument, type Facts } from '../events/event.ts';
import type { Document, Page } from './page.ts';
import { headOf, isDocument } from './head.ts';

/**
 * The facts with which a page starts, on the server and in the browser alike: nothing in them depends on who is
 * looking, so that the HTML is the same for everybody.
 */
export function startFacts(page: Page, address: Address, owner: string): Facts {
  return {
    session: unknownSession,
    locale: address.locale,
    theme: 'os-default',
    connectivity: 'online',
    page: pageFactOf(page, address, owner),
    currentDocument: isDocument(page) ? currentDocumentOf(page.doc) : null,
    toasts: [],
    playQueue: [],
  };
}

export function pageFactOf(page: Page, { pathname, search }: Address, owner: string): Facts['page'] {
  return { pathname, search, owner, renderer: page.renderer, title: headOf(page).title };
}

export function currentDocumentOf(doc: Document): CurrentDocument {
  return {
    url: doc.mdn_url,
    title: doc.title,
    locale: doc.locale,
    pageType: doc.pageType ?? null,
    baseline: doc.baseline ? String(doc.baseline.baseline) : null,
    parents: doc.parents ?? [],
  };
}
