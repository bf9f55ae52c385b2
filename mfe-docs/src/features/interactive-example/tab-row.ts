import { make } from '@webdocs/enhance/elements';
import styles from './interactive-example.module.css';

interface Tab {
  readonly label: string;
  readonly panel: HTMLElement;
}

export interface TabRow {
  readonly element: HTMLElement;
  readonly panels: readonly HTMLElement[];
  readonly select: (index: number) => void;
}

let rows = 0;

/** Tabs of which one panel is seen. Arrow keys, Home and End move between them; Tab goes on to the panel. */
export function tabRow(label: string, tabs: readonly Tab[]): TabRow {
  rows += 1;
  const id = `docs-example-${rows}`;
  const element = make('div', { class: styles.tabs, role: 'tablist', 'aria-label': label });
  const buttons = tabs.map((tab, index) => {
    const button = make('button', { type: 'button', role: 'tab', id: `${id}-tab-${index}`, class: styles.tab }, tab.label);
    button.setAttribute('aria-controls', `${id}-${index}`);
    button.addEventListener('click', () => select(index));
    return button;
  });
  const panels = tabs.map(({ panel }, index) =>
    make('div', { class: styles.tabPanel, role: 'tabpanel', id: `${id}-${index}`, 'aria-labelledby': `${id}-tab-${index}` }, panel),
  );
  element.append(...buttons);
  element.addEventListener('keydown', (event) => {
    const target = targetOf(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    buttons[target]?.focus();
  });
  select(0);
  return { element, panels, select };

  function select(chosen: number): void {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => (panel.hidden = index !== chosen));
  }
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (index < 0) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
