import { own } from './open-data/idl/interface-table.ts';
import type { OpenData } from './open-data/open-data.ts';
import { memberIn, objectEntry } from './javascript/javascript-text.ts';
import { nameOf, type PlannedPage } from './planned-page.ts';
import type { Reviewed } from './reviewed/read-reviewed.ts';

export interface Coverage {
  readonly what: string;
  readonly covered: number;
  readonly of: number;
}

/** Properties that are used on most sites: for these a definition is owed. */
const owedProperties = 150;
const globals = 'Web/JavaScript/Reference/Global_Objects/';

/** How much of what no data explain has been written and reviewed. */
export function coverageOf(pages: readonly PlannedPage[], reviewed: Reviewed, data: OpenData): Coverage[] {
  const elements = childrenOf('html.elements', data);
  const headers = pages.filter(({ pageType }) => pageType === 'http-header').map((page) => nameOf(page));
  const objects = pages
    .filter(({ slug }) => slug.startsWith(globals) && !slug.slice(globals.length).includes('/'))
    .map((page) => nameOf(page));
  const methods = pages.filter(({ slug, pageType }) => slug.startsWith(globals) && /-(method|constructor|function)$/.test(pageType));
  const defined = Object.values(reviewed.css.properties).filter(({ definition }) => definition !== undefined).length;
  return [
    share('definitions of HTML elements', elements, (name) => own(reviewed.html, name)?.definition),
    { what: 'definitions of the most used CSS properties', covered: Math.min(defined, owedProperties), of: owedProperties },
    share('definitions of HTTP headers', headers, (name) => own(reviewed.headers, name)?.definition),
    share('syntax of HTTP headers', headers, (name) => own(reviewed.headers, name)?.syntax[0]),
    share('definitions of JavaScript built-ins', objects, (name) => objectEntry([name], { reviewed })?.definition),
    share('signatures of built-in methods', methods, (page) => signatureOf(page, reviewed)),
  ];
}

function share<T>(what: string, all: readonly T[], said: (one: T) => string | undefined): Coverage {
  return { what, covered: all.filter((one) => said(one) !== undefined).length, of: all.length };
}

function childrenOf(key: string, { compat }: OpenData): string[] {
  const depth = key.split('.').length + 1;
  return [...(compat?.keys() ?? [])]
    .filter((other) => other.startsWith(`${key}.`) && other.split('.').length === depth)
    .map((other) => other.slice(key.length + 1));
}

function signatureOf({ slug }: PlannedPage, reviewed: Reviewed): string | undefined {
  const path = slug.slice(globals.length).split('/');
  if (path.length === 1) return objectEntry(path, { reviewed })?.syntax[0];
  const owner = objectEntry(path.slice(0, -1), { reviewed });
  return memberIn(slug, owner)?.syntax[0];
}
