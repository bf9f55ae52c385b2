import { close } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { scrollWithin } from '@webdocs/reading/scroll-within';
import { Html, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { makeRestInert } from './make-rest-inert.ts';
import type { EntryCount, SidebarState } from './sidebar-state.ts';
import { SidebarFilter } from './SidebarFilter.tsx';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly id: string;
  readonly pageUrl: string;
  /** Empty while hydrating: the tree is in the document already. */
  readonly html: string;
}

/** Related topics: a column of its own from 992px, below it a drawer that opens without a script. */
export function Sidebar({ id, pageUrl, html }: SidebarProps) {
  const text = useText();
  const drawer = useRef<HTMLElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const openPage = useRef<(() => void) | undefined>(undefined);
  const [topics, setTopics] = useState<SidebarState>();
  const [isWanted, setWanted] = useState(false);
  const [count, setCount] = useState<EntryCount | null>(null);

  // Reading alone needs nothing that opens, filters and remembers. A reader may have typed before hydration.
  useEffect(() => {
    if (!isWanted && !input.current?.value) return;
    void import(/* webpackChunkName: "docs-topics" */ './sidebar-state.ts').then(({ createSidebarState }) => setTopics(createSidebarState));
  }, [isWanted]);

  // Before another page is painted: its topics are where those before were, filtered by what is typed.
  useLayoutEffect(() => {
    if (!tree.current || !input.current) return;
    if (topics?.turnTo(tree.current, pageUrl) === 'other') input.current.value = '';
    setCount(topics?.filterBy(input.current.value) ?? { entries: tree.current.querySelectorAll('li a').length, isFiltered: false });
    showCurrent(tree.current);
  }, [topics, pageUrl]);

  // What comes late while the drawer is open leaves it open; another page closes it.
  useLayoutEffect(() => hide(drawer.current), [pageUrl]);
  useEffect(() => () => openPage.current?.(), []);

  useEffect(() => {
    const element = tree.current;
    const hideColumn = () => drawer.current && getComputedStyle(drawer.current).position !== 'fixed' && hide(drawer.current);
    const note = () => topics?.noteFolds();
    element?.addEventListener('toggle', note, true);
    window.addEventListener('resize', hideColumn);
    return () => {
      element?.removeEventListener('toggle', note, true);
      window.removeEventListener('resize', hideColumn);
    };
  }, [topics]);

  /** The focus goes back to the button by itself, if the button can take it by then. */
  function openBefore({ newState }: ToggleEvent<HTMLElement>) {
    if (newState === 'open') return;
    openPage.current?.();
    openPage.current = undefined;
  }

  function settle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed') return;
    openPage.current ??= makeRestInert(currentTarget);
    closeButton.current?.focus();
    showCurrent(tree.current);
  }

  return (
    <nav
      ref={drawer}
      id={id}
      className={styles.sidebar}
      popover="auto"
      aria-label={text('docs-sidebar')}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onBeforeToggle={openBefore}
      onToggle={settle}
    >
      <div className={styles.head}>
        <SidebarFilter input={input} count={count} onType={(typed) => filterBy(typed)} />
        <button
          ref={closeButton}
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={text('docs-sidebar-close')}
        >
          <Glyph of={close} />
        </button>
      </div>
      <div ref={tree} className={styles.tree} data-shows-current onClick={countClick}>
        <Html key={pageUrl} html={html} />
      </div>
    </nav>
  );

  function filterBy(typed: string): void {
    const found = topics?.filterBy(typed);
    if (!found) return;
    setCount(found);
    if (found.isFiltered && tree.current) tree.current.scrollTop = 0;
  }
}

/** What a reader filters stays where they have it. */
function showCurrent(tree: Element | null): void {
  const current = tree?.querySelector('[aria-current="page"]');
  if (tree && current && !current.closest('[hidden]') && !tree.querySelector('mark')) scrollWithin(tree, current);
}

function countClick({ target }: MouseEvent<HTMLElement>): void {
  const href = (target as Element).closest('a')?.getAttribute('href');
  if (href) track({ kind: 'click', source: `sidebar_click: ${href}` });
}

function hide(drawer: HTMLElement | null): void {
  if (drawer?.matches(':popover-open')) drawer.hidePopover();
}
