import type { OwnEvent } from '../events/own-event.ts';
import type { RemoteDefinition } from './definition.ts';
import type { SlotName } from './slot.ts';

/**
 * To what of the page a remote is bound, as browsers are told: the build puts it into each of its parts. A list without an entry is
 * left out.
 */
export interface DeclaredUse {
  readonly publishes?: readonly string[] | undefined;
  readonly consumes?: readonly string[] | undefined;
  readonly opens?: readonly SlotName[] | undefined;
  readonly events?: Readonly<Record<string, OwnEvent>> | undefined;
}

export function declaredUse({ publishes, consumes, opens, events }: RemoteDefinition): DeclaredUse {
  return { publishes: unlessEmpty(namesOf(publishes)), consumes: unlessEmpty(namesOf(consumes)), opens: unlessEmpty(opens), events };
}

const namesOf = (list: RemoteDefinition['publishes']) => list.map(({ event }) => event);

const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
