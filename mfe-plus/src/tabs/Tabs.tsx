import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
}

interface TabsProps<Key extends string> {
  /** Of the row of tabs. */
  readonly name: string;
  /** Begins the ids of tabs and panel: there may be several rows in a page. */
  readonly id: string;
  readonly tabs: ReadonlyArray<Tab<Key>>;
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly isSmall?: boolean;
  /** Beside the tabs. */
  readonly more?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** One panel of several. Arrow keys go from tab to tab, and a tab is chosen by getting to it. */
export function Tabs<Key extends string>({ name, id, tabs, chosen, onChoose, isSmall, more, children }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);

  // A row that is wider than its place shows the chosen tab, however it was chosen; the page stays where it is.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row.current || !tab) return;
    const [place, own] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < place.left) row.current.scrollLeft += own.left - place.left;
    else if (own.right > place.right) row.current.scrollLeft += own.right - place.right;
  }, [chosen, tabs.length]);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    row.current?.querySelector<HTMLElement>(`#${id}-tab-${next.key}`)?.focus();
  }

  return (
    <>
      <div className={styles.head} data-small={isSmall || undefined}>
        <div ref={row} className={styles.tabs} role="tablist" aria-label={name} onKeyDown={onKeyDown}>
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-tab-${key}`}
              aria-selected={key === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={key === chosen ? 0 : -1}
              onClick={() => onChoose(key)}
            >
              {label}
            </button>
          ))}
        </div>
        {more}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${chosen}`} tabIndex={isSmall ? undefined : 0}>
        {children}
      </div>
    </>
  );
}
