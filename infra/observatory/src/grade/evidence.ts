import type { HeaderLine } from '../parse/header-lines.ts';
import type { ReadPage } from '../parse/read-html.ts';

/** One answer of a server on the way to a page. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  readonly headers: readonly HeaderLine[];
}

/** The way from an address to a page, through all redirects. */
export interface Walk {
  readonly hops: readonly [Hop, ...Hop[]];
  /** 'invalid' where browsers would warn of the certificate of any server on the way; 'none' without HTTPS. */
  readonly certificate: 'valid' | 'invalid' | 'none';
}

export type PageBody =
  | { readonly kind: 'html'; readonly page: ReadPage }
  | { readonly kind: 'other' }
  /** Called HTML, and cannot be read: too large, or in no known encoding. */
  | { readonly kind: 'unreadable' };

/** Hosts that browsers never ask without HTTPS. */
export interface PreloadList {
  has(host: string): boolean;
}

/** All that was seen of a site: what is said of it follows from this alone. */
export interface Evidence {
  readonly host: string;
  /** Null where nothing answers without HTTPS. */
  readonly http: Walk | null;
  /** Null where nothing answers with it. */
  readonly https: Walk | null;
  readonly body: PageBody;
  /** Null where this site has no list of them. */
  readonly preloaded: PreloadList | null;
  /** The origin that the requests named as theirs. */
  readonly origin: string;
  readonly scannedAt: Date;
}

/** The way to the page that is graded. */
export function gradedWalk({ http, https }: Pick<Evidence, 'http' | 'https'>): Walk {
  const walk = https ?? http;
  if (!walk) throw new Error('nothing was seen');
  return walk;
}

export function gradedPage(evidence: Pick<Evidence, 'http' | 'https'>): Hop {
  const { hops } = gradedWalk(evidence);
  return hops.at(-1) ?? hops[0];
}
