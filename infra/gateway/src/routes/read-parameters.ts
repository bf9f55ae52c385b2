import { matchesPattern } from '@webdocs/contracts/reader/address';

interface ReadParameters {
  readonly pattern: string;
  readonly parameters: readonly string[];
}

/** Which parameters of the query the server reads while it makes a page. Of every other address it reads none. */
const readParameters: readonly ReadParameters[] = [
  { pattern: '/:locale/search', parameters: ['q', 'page', 'sort', 'locale', 'debug'] },
  { pattern: '/:locale/_flaws', parameters: ['q', 'kind', 'page'] },
  { pattern: '/:locale/_sitemap/*', parameters: ['q', 'kind', 'page'] },
  { pattern: '/:locale/_translations/*', parameters: ['q', 'kind', 'page'] },
  { pattern: '/:locale/_feedback', parameters: ['days', 'order', 'locale', 'offset'] },
];

/**
 * The part of a query that changes the page, as it was written. The rest reaches neither the page nor its key in the cache:
 * otherwise any visitor could fill the memory with copies of one page.
 */
export function readPartOf(search: string, pathname: string): string {
  if (search === '') return '';
  const names = readParameters.find(({ pattern }) => matchesPattern(pattern, pathname))?.parameters;
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
