import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';
import { classNames } from './class-names.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, read out with them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Absent: the tabs remember the choice themselves. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  /** Stands at the end of the row of tabs: Reset, Run. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** Several panels in one place. Without script the panels stand one under another, each under its name. */
export function Tabs({ label, tabs, selected, onSelect, actions, className }: TabsProps) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const current = selected ?? chosen;

  return (
    <div className={className}>
      <div className={styles.head}>
        <div ref={row} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveWithKeys}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}-${tab.id}-tab`}
              aria-controls={`${prefix}-${tab.id}`}
              aria-selected={tab.id === current}
              tabIndex={tab.id === current ? 0 : -1}
              className={styles.tab}
              onClick={() => select(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          className={classNames(styles.panel, tab.id !== current && styles.away)}
        >
          <p className={styles.name}>{tab.label}</p>
          {tab.panel}
        </div>
      ))}
    </div>
  );

  function select(id: string): void {
    setChosen(id);
    onSelect?.(id);
  }

  function moveWithKeys(event: KeyboardEvent): void {
    const target =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.id === current),
          tabs.length,
        )
      ];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    row.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${prefix}-${target.id}-tab`)}"]`)?.focus();
  }
}

function indexAfter(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
