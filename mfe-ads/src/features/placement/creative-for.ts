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

/** The house creatives that sections show in turn; home shows the first large and the next one at its end. */
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

/** What advertises the subscription: its own pages need none of that. */
const ofPlus: ReadonlyArray<Creative['name']> = ['plus', 'ai-help'];

/**
 * What is in a placement: by section and never by chance, so that server and browser agree. The top band chooses first, and no other place
 * repeats it. Side card and bottom banner are one message in two shapes, of which a page shows one.
 */
export function creativeFor(slot: SlotName, pathname: string, { features, absent }: Switches): Creative | undefined {
  const isOffered = ({ name, href, needs }: Creative) =>
    !isAt(pathname, href) &&
    !(isPlusPage(pathname) && ofPlus.includes(name)) &&
    needs.every((feature) => features[feature]) &&
    !absent?.includes(pathWithoutLocale(href));
  const offered = cards.filter(isOffered);
  if (slot === 'ad-home-main') return offered[0];
  if (slot === 'ad-home-footer') return offered[1];
  const top = banners.find(isOffered);
  if (slot === 'ad-top') return top;
  const others = offered.filter(({ name }) => name !== top?.name);
  return others[sectionNumber(pathname) % others.length];
}

function isPlusPage(pathname: string): boolean {
  return /^\/plus(\/|$)/.test(pathWithoutLocale(pathname));
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
