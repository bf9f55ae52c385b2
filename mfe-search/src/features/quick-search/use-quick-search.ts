import { isComposing } from '@webdocs/design/is-composing';
import { useFact, useReport, useText } from '@webdocs/remote-kit';
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { followLink, hasModifier } from './follow-link.ts';
import type { TitleAnswer } from './quick-titles.ts';
import { useActiveRow } from './use-active-row.ts';
import { useTitles } from './use-titles.ts';

const patienceMs = 500;
/** Windows lower than this have room for fewer titles. */
const lowWindow = 850;

/** What the list is about to show; 'waiting' is for titles that are on their way, 'offered' for a field that is empty. */
type Situation = 'closed' | 'offered' | 'waiting' | 'failed' | 'none' | 'found' | 'crashed';

export interface QuickSearch {
  readonly situation: Situation;
  /** Whether the rows are there. */
  readonly isListed: boolean;
  /** The message above the rows, if there is one. */
  readonly line: string | undefined;
  /** What the button says that forgets what the reader had before; without a text there is no button. */
  readonly forgetting: string | undefined;
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
  /** The form is being sent. */
  readonly send: () => void;
  /** A row was followed; 'here' where it takes the place of the page. */
  readonly follow: (row: HTMLAnchorElement, where: 'here' | 'elsewhere') => void;
  readonly forget: () => void;
}

interface Answer extends TitleAnswer {
  readonly query: string;
}

const nothing: TitleAnswer = { groups: [], words: [] };
const noAnswer: Answer = { query: '', ...nothing };

/**
 * A field whose typed words are looked up in the titles of all documents. React draws when the situation changes, which
 * most keys do not: those write their rows into what is there.
 */
export function useQuickSearch(id: string, input: RefObject<HTMLInputElement | null>, addressOf: (query: string) => string): QuickSearch {
  const text = useText();
  const report = useReport();
  const isOffline = useFact('connectivity') === 'offline';
  const { titles, prepare } = useTitles();
  const parts = useParts();
  const row = useActiveRow(input, rows);
  const answer = useRef(noAnswer);
  const [isAlive, setAlive] = useState(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
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
    if (isListed || document.activeElement === input.current) look();
  }, [titles]);

  useLayoutEffect(write, [situation, line]);

  function begin() {
    prepare();
    look();
  }

  function look() {
    const query = input.current?.value.trim() ?? '';
    become(answered(query));
  }

  function become(next: Situation) {
    row.leave();
    if (next === situation) write();
    else setSituation(next);
  }

  function answered(query: string): Situation {
    answer.current = { query, ...nothing };
    if (typeof titles === 'string') return query === '' ? 'closed' : titles === 'failed' ? 'failed' : 'waiting';
    try {
      const limit = rowLimit(window.innerHeight);
      answer.current = { query, ...(query === '' ? titles.offered(limit) : titles.find(query, limit)) };
      const isFound = countOf(answer.current) > 0;
      if (query === '') return isFound && document.activeElement === input.current ? 'offered' : 'closed';
      return isFound ? 'found' : 'none';
    } catch (thrown) {
      return crash(thrown);
    }
  }

  function write() {
    const { status, titles: list, site, siteWords } = parts;
    const { query } = answer.current;
    const count = countOf(answer.current);
    try {
      if (list.current && typeof titles !== 'string') titles.write(list.current, answer.current, `${id}-title`);
      site.current?.setAttribute('href', addressOf(query));
      if (siteWords.current) siteWords.current.textContent = text('search-site', { query });
      const said = situation === 'offered' ? '' : count > 0 ? text('search-titles-found', { count }) : line && text(line);
      // Written again it would be said again.
      if (status.current && status.current.textContent !== (said ?? '')) status.current.textContent = said ?? '';
    } catch (thrown) {
      setSituation(crash(thrown));
    }
  }

  /** A list that cannot be shown leaves the field as it is: what was typed can still be sent. */
  function crash(thrown: unknown): Situation {
    report('SEARCH_LIST_FAILED', thrown);
    answer.current = { ...answer.current, ...nothing };
    return 'crashed';
  }

  function rows(): HTMLAnchorElement[] {
    return [...(parts.panel.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? [])];
  }

  function close() {
    answer.current = noAnswer;
    become('closed');
  }

  function remember(title: string, url: string) {
    if (typeof titles !== 'string' && title !== '') titles.remember({ title, url });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Safari tells of the key that ends a composition once that is over, by the code of an input method.
    if (!isListed || isComposing(event.nativeEvent) || event.altKey) return;
    const { key } = event;
    if (key === 'Enter') return followChosen(event);
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || hasModifier(event)) return;
    event.preventDefault();
    row.move(key === 'ArrowDown' ? 1 : -1);
  }

  /**
   * Without a row the form is sent; where it should be answered in a tab of its own, the link of the last row does that. Offline nothing
   * answers the form, and the first title is the best answer there is.
   */
  function followChosen(event: KeyboardEvent<HTMLInputElement>) {
    const first = isOffline && situation === 'found' ? rows()[0] : undefined;
    const chosen = row.current() ?? first ?? (hasModifier(event) && situation !== 'offered' ? rows().at(-1) : undefined);
    if (!chosen) return;
    event.preventDefault();
    followLink(chosen, event);
  }

  return {
    situation,
    isListed,
    line,
    forgetting: situation === 'offered' && typeof titles !== 'string' ? titles.forgetting() : undefined,
    parts,
    prepare,
    leave: (to) => {
      if (!(to instanceof Node && parts.panel.current?.contains(to))) close();
    },
    send: () => {
      const query = input.current?.value.trim() ?? '';
      remember(query, addressOf(query));
    },
    follow(chosen, where) {
      const isSearch = chosen === parts.site.current;
      const title = isSearch ? answer.current.query : (chosen.querySelector('[data-title]')?.textContent ?? '');
      remember(title, chosen.getAttribute('href') ?? '');
      if (where === 'elsewhere') return;
      close();
      input.current?.blur();
    },
    forget() {
      if (typeof titles !== 'string') titles.forgetAll();
      input.current?.focus();
      look();
      drawAgain();
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

function countOf({ groups }: TitleAnswer): number {
  return groups.reduce((count, { rows }) => count + rows.length, 0);
}

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
