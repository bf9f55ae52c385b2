import type { Locale } from '@webdocs/contracts/reader/locale';

export interface ReportWish {
  readonly host: string;
  readonly isHidden?: boolean;
  /** An earlier scan by its number. */
  readonly scan?: string;
}

const root = '/observatory/analyze';

export function reportAddress(locale: Locale, { host, scan }: Omit<ReportWish, 'isHidden'>): string {
  return `/${locale}${root}?${new URLSearchParams({ host, ...(scan ? { scan } : {}) })}`;
}

/** What an address asks for; an empty host is none. */
export function reportWish({ search }: { readonly search: string }): ReportWish {
  const query = new URLSearchParams(search);
  const host = (query.get('host') ?? '').trim();
  const scan = query.get('scan') ?? '';
  return { host, isHidden: query.has('hidden'), ...(/^[1-9]\d{0,14}$/.test(scan) ? { scan } : {}) };
}

/** As it is called in headings: without a scheme, which the scanner tries both of. */
export function shownHost(host: string): string {
  return host.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
