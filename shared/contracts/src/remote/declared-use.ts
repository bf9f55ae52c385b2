import type { OwnEvent } from '../events/own-event.ts';
import type { RemoteDefinition } from './definition.ts';
import type { SlotName } from './slot.ts';

/** To what of the page a remote is bound, as browsers are told: the build puts it into the code of the remote. */
export interface DeclaredUse {
  readonly publishes: readonly string[];
  readonly consumes: readonly string[];
  readonly opens: readonly SlotName[];
  readonly events?: Readonly<Record<string, OwnEvent>> | undefined;
}

const namesOf = (list: RemoteDefinition['publishes']) => list.map(({ event }) => event);

export function declaredUse({ publishes, consumes, opens, events }: RemoteDefinition): DeclaredUse {
  return { publishes: namesOf(publishes), consumes: namesOf(consumes), opens, ...(events ? { events } : {}) };
}
