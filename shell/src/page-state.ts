import { Failure } from '@webdocs/contracts/failures/failure';
import type { PageState } from '@webdocs/contracts/page/state';
import { documentIds } from '@webdocs/contracts/page/document-ids';

/** Reads the state block of the served page. It comes from our own server in the same document, so it is not parsed again. */
export function readPageState(document: Document): PageState {
  const text = rootElement(document, documentIds.state).textContent;
  return JSON.parse(text ?? '') as PageState;
}

/** An element without which the page cannot be taken over. */
export function rootElement(document: Document, id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Failure('MISSING_ROOT', { id });
  return element;
}
