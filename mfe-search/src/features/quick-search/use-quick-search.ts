import { usePrefetch } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type RefObject } from 'react';
import { followLink, hasModifier } from './follow-link.ts';
import { useElapsed } from './use-elapsed.ts';
import { useTitles, type Titles } from './use-titles.ts';

const patienceMs = 500;

export interface QuickSearch {
  /** What the reader typed, or '' while there is nothing to show. */
  readonly query: string;
  readonly titles: Titles;
  /** The titles are longer on their way than a reader takes for nothing. */
  readonly isLate: boolean;
  /** The row that the arrow keys are at; -1 where they are at none. */
  readonly active: number;
  readonly list: RefObject<HTMLDivElement | null>;
  /** What makes a combobox of the field, once it works as one. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** Fetches the titles: the reader is about to type. */
  readonly prepare: () => void;
  /** The focus left the field; to the list it may go. */
  readonly leave: (to: EventTarget | null) => void;
  readonly close: () => void;
}

/** A field whose typed words are looked up in the titles of all documents. The list and its rows stand in `list`. */
export function useQuickSearch(id: string, input: RefObject<HTMLInputElement | null>): QuickSearch {
  const prefetch = usePrefetch();
  const { titles, prepare } = useTitles();
  const list = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const isOpen = query !== '';
  const isLate = useElapsed(isOpen && titles === 'none' ? 'waiting' : undefined, patienceMs);
  const isSettled = useElapsed(active < 0 ? undefined : `${query} ${active}`, patienceMs);

  // What was typed before the box came to life is searched at once.
  useEffect(() => {
    setAlive(true);
    if (document.activeElement === input.current) begin();
  }, []);

  // Other rows stand there now.
  useEffect(() => setActive(-1), [query, titles]);

  useEffect(() => {
    const row = rows()[active];
    if (isSettled && row && row !== rows().at(-1)) prefetch(row.href);
  }, [isSettled, active, prefetch]);

  function rows(): HTMLAnchorElement[] {
    return [...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? [])];
  }

  function begin() {
    prepare();
    look();
  }

  function look() {
    setQuery(input.current?.value.trim() ?? '');
  }

  function close() {
    setQuery('');
    input.current?.blur();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen || event.nativeEvent.isComposing || event.altKey) return;
    const { key } = event;
    if (key === 'Enter') return follow(event);
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || hasModifier(event)) return;
    event.preventDefault();
    const count = rows().length;
    setActive((at) => (key === 'ArrowDown' ? (at + 1) % count : (at <= 0 ? count : at) - 1));
  }

  /** Without a row the form is sent; where it should be answered in a tab of its own, the link of the last row does that. */
  function follow(event: KeyboardEvent<HTMLInputElement>) {
    const row = rows().at(active >= 0 ? active : -1);
    if (!row || (active < 0 && !hasModifier(event))) return;
    event.preventDefault();
    followLink(row, event);
  }

  return {
    query,
    titles,
    isLate,
    active,
    list,
    prepare,
    close,
    leave: (to) => {
      if (!(to instanceof Node && list.current?.contains(to))) setQuery('');
    },
    field: {
      ...(isAlive && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId(id) : undefined,
        'aria-activedescendant': active >= 0 ? rowId(id, active) : undefined,
      }),
      onFocus: begin,
      onInput: look,
      onKeyDown: press,
    },
  };
}

export const listId = (id: string): string => `${id}-titles`;
export const rowId = (id: string, at: number): string => `${id}-title-${at}`;
