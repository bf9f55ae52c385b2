import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Feature } from '@webdocs/contracts/remote/definition';
import type { SlotName } from '@webdocs/contracts/remote/slot';

export interface Creative {
  /** Names its messages and its drawing. */
  readonly name: 'ai-help' | 'curriculum' | 'plus' | 'advertising';
  readonly href: string;
  /** A creative never leads to a part of the site that is switched off, or to a page that is missing. */
  readonly needs: readonly Feature[];
}

type Switches = Pick<PublicConfiguration, 'features' | 'absent'>;

/** The house creatives that the places show in turn. */
const cards: readonly Creative[] = [
  { name: 'plus', href: '/en-US/plus', needs: ['plus'] },
  { name: 'advertising', href: '/en-US/advertising', needs: [] },
];

/** The top band shows the first that there is something to say of. */
const banners: readonly Creative[] = [
  { name: 'ai-help', href: '/en-US/plus/ai-help', needs: ['plus', 'aiHelp'] },
  { name: 'curriculum', href: '/en-US/curriculum/', needs: [] },
  ...cards,
];

/** Two placements that meet on one page take turns. */
const turns: Partial<Record<SlotName, number>> = { 'ad-bottom': 1, 'ad-home-footer': 1 };

/** What is in a placement: by section and never by chance, so that server and browser agree. */
export function creativeFor(slot: SlotName, pathname: string, { features, absent }: Switches): Creative | undefined {
  const isOffered = ({ href, needs }: Creative) =>
    !isAt(pathname, href) && needs.every((feature) => features[feature]) && !absent?.includes(pathWithoutLocale(href));
  if (slot === 'ad-top') return banners.find(isOffered);
  const offered = cards.filter(isOffered);
  return offered[(sectionNumber(pathname) + (turns[slot] ?? 0)) % offered.length];
}

/** A number that the pages of one section share in every language. */
function sectionNumber(pathname: string): number {
  const section = pathname.split('/').slice(2, 5).join('');
  return [...section].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** A section ends with a slash, and its pages do not advertise it either. */
function isAt(pathname: string, href: string): boolean {
  return pathname === href || (href.endsWith('/') && pathname.startsWith(href));
}
