import { readKeptPlaygrounds, type KeptPlayground } from '@webdocs/contracts/samples/kept-playground';

const key = 'playground-kept';
/** The oldest leave. Two million characters take 4 MB of the 5 that browsers give a site for all that it keeps. */
export const keptLimits = { playgrounds: 20, characters: 2_000_000 } as const;

/** 'full' is a device without room, or a browser that keeps nothing; 'too-large' is code for which no list has room. */
export type KeepingState = 'kept' | 'full' | 'too-large' | 'crowded';

export interface Keeping {
  readonly state: KeepingState;
  /** Others that left for it. */
  readonly left?: readonly KeptPlayground[];
  /** Puts them back: what they left for is not kept then ('crowded') until there is room for all. */
  readonly undo?: () => KeepingState;
}

/** For whose sake nothing leaves any more, as long as the page is open. */
const declined = new Set<string>();
/** When this page wrote each of them last. */
const written = new Map<string, number>();
/** What is written here to those that another tab wrote to since: neither takes the place of the other. */
const copies = new Map<string, string>();

/** What readers wrote in the Playground on this device, the latest first. Other tabs write to the same list: it is read before each change. */
export const keptPlaygrounds = {
  list(): readonly KeptPlayground[] {
    try {
      return readKeptPlaygrounds(JSON.parse(localStorage.getItem(key) ?? '[]'));
    } catch {
      // What cannot be read is not there: the list says so by being empty.
      return [];
    }
  },
  keep(
    { id: wanted, code, waits }: Omit<KeptPlayground, 'name' | 'at' | 'waits'> & { readonly waits?: boolean | 'file' },
    at = Date.now(),
  ): Keeping {
    const before = keptPlaygrounds.list();
    const id = ownId(wanted, before);
    const older = before.find((one) => one.id === id);
    const others = before.filter((one) => one.id !== id);
    const name = older?.name;
    const mine: KeptPlayground = { id, at, code, ...(name === undefined ? {} : { name }), ...(waits ? { waits } : {}) };
    if (lengthOf(mine) > keptLimits.characters) return { state: 'too-large' };
    const after = within([mine, ...others]);
    const left = others.filter((one) => !after.includes(one));
    if (left.length > 0 && declined.has(id)) return { state: 'crowded' };
    const state = write(after);
    if (state === 'kept') written.set(id, at);
    return state === 'kept' && left.length > 0 ? { state, left, undo: () => putBack(older ? [...left, older] : left, id) } : { state };
  },
  rename(id: string, name: string): KeepingState {
    return write(keptPlaygrounds.list().map((one) => (one.id === id ? { ...one, name } : one)));
  },
  remove(id: string): void {
    write(keptPlaygrounds.list().filter((one) => one.id !== id));
  },
};

function ownId(wanted: string, list: readonly KeptPlayground[]): string {
  const id = copies.get(wanted) ?? wanted;
  const mine = written.get(id);
  const newest = list.find((one) => one.id === id)?.at;
  if (mine === undefined || newest === undefined || newest === mine) return id;
  const copy = crypto.randomUUID();
  copies.set(wanted, copy);
  return copy;
}

function putBack(left: readonly KeptPlayground[], insteadOf: string): KeepingState {
  declined.add(insteadOf);
  written.delete(insteadOf);
  const others = keptPlaygrounds.list().filter((one) => one.id !== insteadOf && !left.some(({ id }) => id === one.id));
  const state = write([...others, ...left].toSorted((one, other) => other.at - one.at));
  return state === 'kept' ? 'crowded' : state;
}

function within(playgrounds: readonly KeptPlayground[]): KeptPlayground[] {
  let room: number = keptLimits.characters;
  return playgrounds.slice(0, keptLimits.playgrounds).filter((one) => (room -= lengthOf(one)) >= 0);
}

function lengthOf(playground: KeptPlayground): number {
  return JSON.stringify(playground).length;
}

function write(playgrounds: readonly KeptPlayground[]): 'kept' | 'full' {
  try {
    if (playgrounds.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(playgrounds));
    return 'kept';
  } catch {
    return 'full';
  }
}
