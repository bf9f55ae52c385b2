import { isActiveLocale } from '@webdocs/contracts/reader/locale';
import { declaredPages, weightOf, type DeclaredPage } from '@webdocs/contracts/remote/page-facts';
import type { Release } from '@webdocs/contracts/remote/release';

/** Where what two remotes say of their pages does not go together: the last to be read would win, without a word. */
export function pageClashes(candidate: Release, others: readonly Release[]): string[] {
  return others.flatMap((other) => {
    const live = `the live ${other.name} ${other.version}`;
    return [
      ...titlesOfBoth(candidate, other).map((id) => `its title ${id} is also one of ${live}`),
      ...shortcutsInto(candidate, other).map((word) => `its shortcut ${word} leads where ${live} has pages or a shortcut`),
      ...shortcutsInto(other, candidate, false).map((word) => `it has pages below ${word}, a shortcut of ${live}`),
      ...foreignEntries(candidate, other).map(([entry, page]) => `its entry ${entry} says something of ${page}, a page of ${live}`),
      ...foreignEntries(other, candidate).map(([entry, page]) => `entry ${entry} of ${live} says something of its page ${page}`),
    ];
  });
}

function titlesOfBoth(one: Release, other: Release): string[] {
  const taken = new Set(titlesOf(other));
  return titlesOf(one).filter((id) => taken.has(id));
}

function titlesOf({ titles = {} }: Release): string[] {
  return [...new Set(Object.values(titles).flatMap((texts) => Object.keys(texts)))];
}

/** Shortcuts of the one that are first words of the other's addresses, or shortcuts of it. */
function shortcutsInto(one: Release, other: Release, alsoShortcuts = true): string[] {
  const pages = declaredPages(other.definition);
  const taken = new Set(pages.flatMap(({ pattern, shortcut }) => [firstWordOf(pattern), alsoShortcuts ? shortcut : undefined]));
  const own = declaredPages(one.definition).flatMap(({ shortcut }) => shortcut ?? []);
  return [...new Set(own)].filter((word) => taken.has(word));
}

/**
 * Entries of the one that hold for pages of the other, with the page. A remote may show a page within a section of another one, whose
 * general entries then hold for it as for all there. No other remote says anything of a page that a remote shows.
 */
function foreignEntries(one: Release, other: Release): Array<readonly [string, string]> {
  const entries = declaredPages(one.definition);
  const sections = new Set(entries.flatMap(({ part, pattern }) => (part ? [firstWordOf(pattern)] : [])));
  const isOfSection = ({ pattern }: DeclaredPage) => firstWordOf(pattern) !== undefined && sections.has(firstWordOf(pattern));
  return declaredPages(other.definition)
    .filter(({ part }) => part)
    .flatMap((page) =>
      entries
        .filter((entry) => doMeet(entry.pattern, page.pattern))
        .filter((entry) => (weightOf(entry) < weightOf(page) ? !isOfSection(entry) : !entry.part))
        .map((entry) => [entry.pattern, page.pattern] as const),
    );
}

/** '/:locale/plus/*' -> 'plus'; undefined where a pattern names none. */
function firstWordOf(pattern: string): string | undefined {
  const word = pattern.split('/')[2];
  return word === undefined || /^[:*+]/.test(word) ? undefined : word;
}

/** Whether there is an address to which both patterns apply. */
export function doMeet(one: string, other: string): boolean {
  const [left, right] = [one, other].map((pattern) => pattern.split('/').slice(1)) as [string[], string[]];
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a === '+' || b === '+') return true;
    if (a !== b && !takesIn(a, b) && !takesIn(b, a)) return false;
  }
}

function takesIn(variable: string, segment: string): boolean {
  return variable === ':locale' ? segment.startsWith(':') || isActiveLocale(segment) : variable.startsWith(':');
}
