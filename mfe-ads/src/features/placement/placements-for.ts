import { matchesPattern } from '@webdocs/contracts/address';
import type { SlotName } from '@webdocs/contracts/slot';
import { definition } from '../../entry/definition.ts';

/** The placements of an address, read out of the definition: what the platform fills is what this says. */
export function placementsFor(pathname: string): SlotName[] {
  const covers = (patterns: readonly string[] = []) => patterns.some((pattern) => matchesPattern(pattern, pathname));
  return definition.fills.filter(({ on, except }) => covers(on) && !covers(except)).map(({ slot }) => slot);
}
