import type { RemoteDefinition } from './definition.ts';

export interface UnfilledSlot {
  readonly slot: string;
  readonly openedBy: readonly string[];
}

/** Slots that these remotes open and that no remote fills on any address: of two teams, either may ship first. */
export function unfilledSlots(definitions: ReadonlyArray<Pick<RemoteDefinition, 'name' | 'opens' | 'fills'>>): UnfilledSlot[] {
  const filled = new Set<string>(definitions.flatMap(({ fills }) => fills.map(({ slot }) => slot)));
  const opened = new Set<string>(definitions.flatMap(({ opens }) => opens));
  return [...opened]
    .filter((slot) => !filled.has(slot))
    .sort()
    .map((slot) => ({
      slot,
      openedBy: definitions.filter(({ opens }) => (opens as readonly string[]).includes(slot)).map(({ name }) => name),
    }));
}
