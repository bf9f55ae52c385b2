import type { PageKind } from './page-kinds.ts';

/** What a page tells when it begins to hydrate, and again, under the same id, once it is interactive. */
export interface HydrationMarkContent {
  readonly composition: string;
  readonly kind: PageKind;
  /** The one that shows the page. */
  readonly remote: string;
  readonly version: string;
}
