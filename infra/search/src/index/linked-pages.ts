import { namedLinks, searchedCalls } from '@webdocs/content/calls-in-search';
import { nameKey, namesOf } from '../words/page-names.ts';
import { tokensOf } from '../words/tokens.ts';

/** Links are kept beside the words of a page, apart from them by their first letter. */
export const linkMark = '>';
/** Between the address of a link and each word that leads there. */
const saidMark = '\u0001';

/** What a text links to, once each: addresses, and names that macros turn into addresses; with the words that readers follow. */
export function linksIn(source: string, calls = searchedCalls(source)): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  const add = (key: string, said: string) => {
    const words = links.get(linkMark + key) ?? new Set();
    links.set(linkMark + key, words);
    for (const word of tokensOf(said).words) words.add(word);
  };
  for (const [, said = '', path = ''] of source.matchAll(/(?:\[([^[\]]{0,100}))?\]\((\/[^\s)#?]+)/g)) add(path.toLowerCase(), said);
  for (const { area, name, label = '' } of namedLinks(calls)) add(`${area}:${nameKey(name.replace(/\(.*$/, ''))}`, label);
  return links;
}

/** As one term of the page that links. */
export function writeLink(key: string, said: ReadonlySet<string>): string {
  return [key, ...said].join(saidMark);
}

export function readLink(term: string): { readonly key: string; readonly said: readonly string[] } {
  const [key = '', ...said] = term.split(saidMark);
  return { key, said };
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
