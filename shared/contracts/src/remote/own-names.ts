import { events } from '../events/event.ts';
import type { RemoteDefinition } from './definition.ts';
import { slotNames } from './slot.ts';

type Naming = Pick<RemoteDefinition, 'name' | 'events' | 'opens' | 'publishes' | 'consumes'>;

/** A remote names its own events and slots after itself: `games/…` belongs to mfe-games. */
const prefixOf = ({ name }: Naming) => `${name.replace(/^mfe-/, '')}/`;
const isOwn = (name: string, remote: Naming) => name.startsWith(prefixOf(remote));

const isShared = (event: string) => Object.hasOwn(events, event);

/** First words of the events that all share: no remote has events under them, whatever it is called. */
const sharedWords = new Set(Object.keys(events).map(firstWordOf));

function firstWordOf(event: string): string {
  return event.split('/')[0] ?? '';
}

const mayBeOwned = (event: string) => !sharedWords.has(firstWordOf(event)) && /^[a-z][a-z0-9-]*\/./.test(event);

/** What a definition calls by a name that it may not use; empty when all is well. */
export function namingFaults(definition: Naming): string[] {
  const { events: own = {}, opens, publishes, consumes } = definition;
  const prefix = prefixOf(definition);
  return [
    ...Object.keys(own)
      .filter((event) => !isOwn(event, definition) || !mayBeOwned(event))
      .map((event) =>
        mayBeOwned(prefix + event)
          ? `its event ${event} has to be called ${prefix}…, and not as one of shared/contracts/src/events/event.ts`
          : `its event ${event} cannot be its own: ${prefix}… are events of shared/contracts/src/events/event.ts`,
      ),
    ...opens
      .filter((slot) => !(slotNames as readonly string[]).includes(slot) && !isOwn(slot, definition))
      .map((slot) => `its slot ${slot} has to be called ${prefix}…, or as one of shared/contracts/src/remote/slot.ts`),
    ...publishes
      .filter(({ event }) => !isShared(event) && !Object.hasOwn(own, event))
      .map(({ event }) => `event ${event}, which it publishes, is neither in shared/contracts/src/events/event.ts nor under its events`),
    ...consumes
      .filter(({ event }) => !isShared(event) && (isOwn(event, definition) ? !Object.hasOwn(own, event) : !mayBeOwned(event)))
      .map(({ event }) => `event ${event}, which it consumes, is not in shared/contracts/src/events/event.ts and no remote can have it`),
  ];
}

/** The version under which an event is declared: by the table of all events, or by the remote that owns it. */
export function versionOfEvent(event: string, { events: own = {} }: Pick<RemoteDefinition, 'events'>): number | undefined {
  return isShared(event) ? events[event as keyof typeof events].version : Object.hasOwn(own, event) ? own[event]?.version : undefined;
}
