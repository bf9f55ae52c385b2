import { nameKey, namesOf } from '../words/names.ts';

/** Where macros that link look for a name: the same name means one page in each part of the documentation. */
const areaOfMacro: Readonly<Record<string, string>> = {
  domxref: 'api',
  jsxref: 'javascript',
  cssxref: 'css',
  htmlelement: 'html',
  svgelement: 'svg',
  svgattr: 'svg',
  httpheader: 'http',
  httpstatus: 'http',
  httpmethod: 'http',
};

/** Links are kept beside the words of a page, apart from them by their first letter. */
export const linkMark = '>';

/** What a text links to, once each: addresses, and names that macros turn into addresses. */
export function linksIn(source: string): Set<string> {
  const links = new Set<string>();
  for (const [, path = ''] of source.matchAll(/\]\((\/[^\s)#?]+)/g)) links.add(linkMark + path.toLowerCase());
  for (const [, macro = '', target = ''] of source.matchAll(/\{\{\s*([\w-]+)\s*\(\s*["']([^"']{1,100})["']/g)) {
    const area = areaOfMacro[macro.toLowerCase()];
    if (area) links.add(`${linkMark}${area}:${nameKey(target.replace(/\(.*$/, ''))}`);
  }
  return links;
}

/** Under which of these a page may have been linked to. */
export function linkKeysOf(page: { readonly url: string; readonly slug: string; readonly title: string }): string[] {
  const area = /^web\/(\w+)\//i.exec(page.slug)?.[1]?.toLowerCase();
  const isMemberArea = area === 'api' || area === 'javascript';
  const names = area
    ? namesOf(page).filter(({ kind }) => (isMemberArea ? kind !== 'segment' : kind === 'segment' || kind === 'heading'))
    : [];
  return [linkMark + page.url.toLowerCase(), ...names.map(({ key }) => `${linkMark}${area}:${key}`)];
}
