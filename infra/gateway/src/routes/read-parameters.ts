import { factsAt, type DeclaredPage } from '@webdocs/contracts/remote/page-facts';

/**
 * The part of a query by which the page differs, as its definition says and as it was written. The rest reaches neither the page nor its key in the cache:
 * otherwise any visitor could fill the memory with copies of one page.
 */
export function readPartOf(search: string, pathname: string, pages: readonly DeclaredPage[]): string {
  if (search === '') return '';
  const names = factsAt(pages, pathname).query;
  if (!names) return '';
  const read = search
    .slice(1)
    .split('&')
    .filter((pair) => names.includes(nameIn(pair)));
  return read.length > 0 ? `?${read.join('&')}` : '';
}

function nameIn(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}
