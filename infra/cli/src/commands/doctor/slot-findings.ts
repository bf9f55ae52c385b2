import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { unfilledSlots } from '@webdocs/contracts/remote/unfilled-slots';
import { ok, warn, type Finding } from './finding.ts';

/** Whether the live remotes fill what they open. An empty slot breaks nothing: the remote that fills it may ship later. */
export function slotFindings(definitions: ReadonlyArray<Pick<RemoteDefinition, 'name' | 'opens' | 'fills'>>): Finding[] {
  const unfilled = unfilledSlots(definitions);
  if (unfilled.length === 0) return [ok('slots', 'each that is opened is filled')];
  return unfilled.map(({ slot, openedBy }) =>
    warn(`slot ${slot}`, `opened by ${openedBy.join(', ')}, filled by no live remote`, 'Deploy the remote that fills it, or take it out.'),
  );
}
