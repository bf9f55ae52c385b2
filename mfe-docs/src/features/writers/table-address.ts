interface Narrowing {
  readonly query: string;
  readonly kind: string;
  readonly page?: number;
}

/** The address of a table narrowed down: what is not asked for is left out. */
export function tableAddress(url: string, { query, kind, page = 1 }: Narrowing): string {
  const asked = new URLSearchParams();
  if (query) asked.set('q', query);
  if (kind) asked.set('kind', kind);
  if (page > 1) asked.set('page', String(page));
  const search = asked.toString();
  return pathOf(url) + (search && `?${search}`);
}

export function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
