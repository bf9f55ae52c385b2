import { useRef, useState } from 'react';

export interface Selection {
  readonly ids: readonly string[];
  has(id: string): boolean;
  /** With `toLast` everything between the last one chosen and this one becomes as this one. */
  toggle(id: string, toLast: boolean): void;
  setAll(isChosen: boolean): void;
}

/** Which of the items on screen are chosen; what is not on screen never is. */
export function useSelection(shown: readonly string[], most: number): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    // Two presses may come before the first of them is on screen.
    toggle(id, toLast) {
      const range = toLast ? between(shown, last.current, id) : [id];
      last.current = id;
      setChosen((before) => (before.has(id) ? without(before, range) : first(most, [...before, ...range], shown)));
    },
    setAll(isChosen) {
      last.current = undefined;
      setChosen(first(most, isChosen ? shown : [], shown));
    },
  };
}

function first(most: number, chosen: readonly string[], shown: readonly string[]): ReadonlySet<string> {
  return new Set([...new Set(chosen)].filter((id) => shown.includes(id)).slice(0, most));
}

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...chosen].filter((id) => !ids.includes(id)));
}

function between(shown: readonly string[], from: string | undefined, to: string): readonly string[] {
  const places = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (places.includes(-1)) return [to];
  return shown.slice(Math.min(...places), Math.max(...places) + 1);
}
