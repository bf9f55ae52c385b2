import { isDocument } from '@webdocs/contracts/page/head';
import { pageKindOf } from '@webdocs/contracts/telemetry/page-kind';
import type { PageKind } from '@webdocs/contracts/telemetry/page-kinds';
import type { ShownPage } from './telemetry.ts';

/** A page as it is counted: what it is and who shows it. */
export interface VisitedPage {
  readonly pathname: string;
  readonly search: string;
  readonly status: '200' | '404';
  readonly kind: PageKind;
  readonly baseline: string | undefined;
  readonly composition: string;
  readonly remote: string;
  readonly version: string;
  readonly shellVersion: string;
  readonly locale: string;
}

export function visitedPage({ composition, remotes, page, address, main: { owner } }: ShownPage): VisitedPage {
  const doc = isDocument(page) ? page.doc : undefined;
  return {
    pathname: address.pathname,
    search: address.search,
    status: page.renderer === 'NotFound' ? '404' : '200',
    kind: pageKindOf(address.pathname, { renderer: page.renderer, doc }),
    baseline: doc?.baseline && String(doc.baseline.baseline),
    composition,
    remote: owner,
    version: remotes[owner]?.version ?? '',
    shellVersion: remotes['shell']?.version ?? '',
    locale: address.locale,
  };
}
