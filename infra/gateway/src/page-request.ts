import type { Searched } from '@webdocs/api/use-cases/count-search';
import type { Address } from '@webdocs/contracts/reader/address';
import type { PageDescription } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { PageFacts } from '@webdocs/contracts/remote/page-facts';
import type { LiveSite } from './composition/live-site.ts';

/** The way of a page request, in order; `infra/docs/request-lifecycle.md` tells the same story. */
export const pageSteps = [
  'resolve-locale',
  'resolve-composition',
  'resolve-page',
  'render-fragments',
  'compose-document',
  'set-headers',
  'send',
] as const;
export type StepName = (typeof pageSteps)[number];

/** A request for a page, as it comes out of HTTP: each step of the pipeline adds to it and changes nothing. */
export interface PageRequest {
  /** Decoded and guarded path, without `index.json`. */
  readonly pathname: string;
  /** The query with its question mark as it was sent, or ''; redirects keep it. */
  readonly search: string;
  /** The part of it that this page reads; the address of the page has no other. */
  readonly readSearch: string;
  readonly form: 'html' | 'json';
  readonly cookies: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | undefined;
}

export interface LocatedRequest extends PageRequest {
  readonly address: Address;
}

export interface ComposedRequest extends LocatedRequest {
  readonly site: LiveSite;
}

export interface ResolvedRequest extends ComposedRequest {
  readonly page: Page;
  readonly status: 200 | 400 | 404 | 500 | 503;
  /** What the live remotes say of the page. */
  readonly facts: Partial<PageFacts>;
  readonly main: PartReference;
  readonly slots: Readonly<Record<string, PartReference>>;
}

export interface Fragment {
  readonly html: string;
  readonly failed: boolean;
}

export interface RenderedRequest extends ResolvedRequest {
  /** What the remote of the page says of it. */
  readonly description: PageDescription;
  readonly header: Fragment;
  readonly footer: Fragment;
  readonly notices: Fragment;
  readonly mainFragment: Fragment;
  readonly slotFragments: Readonly<Record<string, Fragment>>;
}

/** When to come again where too many wait: what waits is done in a second or two, and then places are free. */
export const busySeconds = 5;

/** What goes out: a body with its headers, or a redirect. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For how many milliseconds our cache may answer with it: Infinity until content or composition change, 0 not at all. */
  readonly keepMs: number;
  /** Where the time of its making went; for those who waited for it alone. */
  readonly serverTiming?: string;
  /** Told of each request that is answered with it. */
  readonly searched?: Searched;
}

/** A step that ends the pipeline early returns this. */
export class Exit {
  constructor(readonly reply: Reply) {}
}

export function redirect(status: 301 | 302, to: string, cache: string): Exit {
  return new Exit({ status, headers: { location: to, 'cache-control': cache }, body: '', keepMs: 0 });
}
