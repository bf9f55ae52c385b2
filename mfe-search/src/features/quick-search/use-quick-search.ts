import { useReport, useText } from '@webdocs/remote-kit';
import { useEffect, useLayoutEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type RefObject } from 'react';
import type { TitleRow } from '../../data/fetch-titles.ts';
import { followLink, hasModifier } from './follow-link.ts';
import { writeTitleRows } from './title-rows.ts';
import { useActiveRow } from './use-active-row.ts';
import { useTitles } from './use-titles.ts';

const patienceMs = 500;
/** Windows lower than this have room for fewer titles. */
const lowWindow = 850;

/** What the list is about to show; 'waiting' is for titles that are on their way. */
type Situation = 'closed' | 'waiting' | 'failed' | 'none' | 'found' | 'crashed';

export interface QuickSearch {
  readonly situation: Situation;
  /** Whether the rows are there. */
  readonly isListed: boolean;
  /** The message above the rows, if there is one. */
  readonly line: string | undefined;
  /** What a key changes is written into these, past React. */
  readonly parts: {
    readonly status: RefObject<HTMLParagraphElement | null>;
    readonly panel: RefObject<HTMLDivElement | null>;
    readonly titles: RefObject<HTMLDivElement | null>;
    readonly site: RefObject<HTMLAnchorElement | null>;
    readonly siteWords: RefObject<HTMLSpanElement | null>;
  };
  /** What makes a combobox of the field, once it works as one. */
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** Fetches the titles: the reader is about to type. */
  readonly prepare: () => void;
  /** The focus left the field; to the list it may go. */
  readonly leave: (to: EventTarget | null) => void;
  readonly close: () => void;
}

interface Answer {
  readonly query: string;
  readonly found: readonly TitleRow[];
}

const noAnswer: Answer = { query: '', found: [] };

/**
 * A field whose typed words are looked up in the titles of all documents. React draws when the situation changes, which
 * most keys do not: those write their rows into what is there.
 */
export function useQuickSearch(id: string, input: RefObject<HTMLInputElement | null>, addressOf: (query: string) => string): QuickSearch {
  const text = useText();
  const report = useReport();
  const { titles, prepare } = useTitles();
  const parts = useParts();
  const row = useActiveRow(input, rows);
  const answer = useRef(noAnswer);
  const [isAlive, setAlive] = useState(false);
  const [situation, setSituation] = useState<Situation>('closed');
  const isListed = situation !== 'closed' && situation !== 'crashed';
  const isLate = useElapsed(situation === 'waiting' ? situation : undefined, patienceMs);
  const line = lines[situation] ?? (isLate ? 'search-loading' : undefined);

  // What was typed before the box came to life is searched at once.
  useEffect(() => {
    setAlive(true);
    if (document.activeElement === input.current) begin();
  }, []);

  // Other titles are there now.
  useEffect(() => {
    if (isListed) look();
  }, [titles]);

  useLayoutEffect(write, [situation, line]);

  function begin() {
    prepare();
    look();
  }

  function look() {
    show(input.current?.value.trim() ?? '');
  }

  function show(query: string) {
    row.leave();
    const next = answered(query);
    if (next === situation) write();
    else setSituation(next);
  }

  function answered(query: string): Situation {
    answer.current = { query, found: [] };
    if (query === '') return 'closed';
    if (typeof titles === 'string') return titles === 'failed' ? 'failed' : 'waiting';
    try {
      const found = titles.find(query, rowLimit(window.innerHeight));
      answer.current = { query, found };
      return found.length > 0 ? 'found' : 'none';
    } catch (thrown) {
      return crash(thrown);
    }
  }

  function write() {
    const { status, titles: list, site, siteWords } = parts;
    const { query, found } = answer.current;
    try {
      if (list.current) writeTitleRows(list.current, found, query, (at) => rowId(id, at));
      site.current?.setAttribute('href', addressOf(query));
      if (siteWords.current) siteWords.current.textContent = text('search-site', { query });
      const said = found.length > 0 ? text('search-titles-found', { count: found.length }) : line && text(line);
      // Written again it would be said again.
      if (status.current && status.current.textContent !== (said ?? '')) status.current.textContent = said ?? '';
    } catch (thrown) {
      setSituation(crash(thrown));
    }
  }

  /** A list that cannot be shown leaves the field as it is: what was typed can still be sent. */
  function crash(thrown: unknown): Situation {
    report('SEARCH_LIST_FAILED', thrown);
    answer.current = { ...answer.current, found: [] };
    return 'crashed';
  }

  function rows(): HTMLAnchorElement[] {
    return [...(parts.panel.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? [])];
  }

  function close() {
    show('');
    input.current?.blur();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!isListed || event.nativeEvent.isComposing || event.altKey) return;
    const { key } = event;
    if (key === 'Enter') return follow(event);
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || hasModifier(event)) return;
    event.preventDefault();
    row.move(key === 'ArrowDown' ? 1 : -1);
  }

  /** Without a row the form is sent; where it should be answered in a tab of its own, the link of the last row does that. */
  function follow(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = row.current() ?? (hasModifier(event) ? rows().at(-1) : undefined);
    if (!chosen) return;
    event.preventDefault();
    followLink(chosen, event);
  }

  return {
    situation,
    isListed,
    line,
    parts,
    prepare,
    close,
    leave: (to) => {
      if (!(to instanceof Node && parts.panel.current?.contains(to))) show('');
    },
    field: {
      ...(isAlive && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isListed,
        'aria-controls': isListed ? listId(id) : undefined,
      }),
      onFocus: begin,
      onInput: look,
      onKeyDown: press,
    },
  };
}

const lines: Partial<Record<Situation, string>> = { none: 'search-no-titles', failed: 'search-failed' };

function useParts(): QuickSearch['parts'] {
  return { status: useRef(null), panel: useRef(null), titles: useRef(null), site: useRef(null), siteWords: useRef(null) };
}

export const listId = (id: string): string => `${id}-titles`;
export const siteRowId = (id: string): string => `${id}-title-site`;
const rowId = (id: string, at: number): string => `${id}-title-${at}`;

/** How many titles a window has room for. */
function rowLimit(windowHeight: number): number {
  return windowHeight < lowWindow ? 5 : 10;
}

/** Whether something has been going on for that long. Another name is another thing; without one nothing goes on. */
function useElapsed(name: string | undefined, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState<string>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const timer = setTimeout(() => setElapsed(name), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(undefined);
    };
  }, [name, milliseconds]);
  return name !== undefined && elapsed === name;
}
