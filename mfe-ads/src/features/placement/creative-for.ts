import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Feature } from '@webdocs/contracts/remote-definition';
import type { SlotName } from '@webdocs/contracts/slot';

export interface Creative {
  /** Names its messages and its drawing. */
  readonly name: 'ai-help' | 'plus' | 'advertising';
  readonly href: string;
  /** A creative never leads to a part of the site that is switched off. */
  readonly needs: readonly Feature[];
}

/** The house creatives, the one for the top band first. */
const creatives: readonly Creative[] = [
  { name: 'ai-help', href: '/en-US/plus/ai-help', needs: ['plus', 'aiHelp'] },
  { name: 'plus', href: '/en-US/plus', needs: ['plus'] },
  { name: 'advertising', href: '/en-US/advertising', needs: [] },
];

/** Two placements that meet on one page take turns. */
const turns: Partial<Record<SlotName, number>> = { 'ad-bottom': 1, 'ad-home-footer': 1 };

/** What stands in a placement: by section and never by chance, so that server and browser agree. */
export function creativeFor(slot: SlotName, pathname: string, features: PublicConfiguration['features']): Creative | undefined {
  const offered = creatives.filter(({ href, needs }) => href !== pathname && needs.every((feature) => features[feature]));
  const [banner, ...others] = offered;
  if (slot === 'ad-top' || others.length === 0) return banner;
  return others[(sectionNumber(pathname) + (turns[slot] ?? 0)) % others.length];
}

/** A number that the pages of one section share in every language. */
function sectionNumber(pathname: string): number {
  const section = pathname.split('/').slice(2, 5).join('');
  return [...section].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
