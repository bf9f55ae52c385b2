import * as v from 'valibot';
import { readJson } from './data-packages.ts';
import { own, type IdlInterface } from './idl/interface-table.ts';

const EventsSchema = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      interface: v.string(),
      targets: v.array(
        v.object({ target: v.string(), bubbles: v.optional(v.boolean()), bubblingPath: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
  v.minLength(1),
);

type Interfaces = Readonly<Record<string, IdlInterface>>;

/** An event at one kind of object, as a standard fires it. */
interface Firing {
  readonly target: string;
  /** The interface of what a listener is given. */
  readonly type: string;
  readonly bubbles: boolean;
  /** Interfaces of the objects that it comes by on its way up. */
  readonly passes: readonly string[];
}

export interface KnownEvent {
  readonly type: string;
  /** Whether it is known to bubble; nothing is said of the others. */
  readonly bubbles: boolean;
}

/** Which events are fired at which objects. The list names the topmost interface that all targets share, or the deepest ones. */
export class EventTable {
  readonly #firings = new Map<string, Firing[]>();

  constructor(file: string) {
    for (const { type: event, interface: type, targets } of v.parse(EventsSchema, readJson(file))) {
      const firings = targets.map(({ target, bubbles = false, bubblingPath }) => ({ target, type, bubbles, passes: bubblingPath }));
      this.#firings.set(event, [...(this.#firings.get(event) ?? []), ...firings]);
    }
  }

  /** What is known of an event of an interface; nothing where standards disagree. */
  event(owner: string, event: string, interfaces: Interfaces): KnownEvent | undefined {
    const firings = this.#firings.get(event) ?? [];
    const ownLine = lineOf(owner, interfaces);
    const fired = ownLine.map((name) => firings.filter(({ target }) => target === name)).find((found) => found.length > 0);
    const seen = firings.filter(
      ({ target, passes }) => lineOf(target, interfaces).includes(owner) || passes.some((name) => ownLine.includes(name)),
    );
    const [type, ...others] = new Set((fired ?? seen).map((firing) => firing.type));
    if (type === undefined || others.length > 0 || !lineOf(type, interfaces).includes('Event')) return undefined;
    return { type, bubbles: [...(fired ?? []), ...seen].every(({ bubbles }) => bubbles) };
  }
}

/** An interface and those that it inherits from, itself first. */
function lineOf(name: string, interfaces: Interfaces): string[] {
  const line: string[] = [];
  for (let at: string | undefined = name; at !== undefined && own(interfaces, at); at = own(interfaces, at)?.inherits) line.push(at);
  return line;
}
