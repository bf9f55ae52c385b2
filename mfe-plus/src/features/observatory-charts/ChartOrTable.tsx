import { useText } from '@webdocs/remote-kit';
import { useId, useState, type ReactNode } from 'react';
import styles from './Charts.module.css';

interface ChartOrTableProps {
  /** Under which the choice is kept. */
  readonly name: string;
  readonly title: string;
  /** The heading is small, as a label of its box. */
  readonly isLabel?: boolean;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

const views = ['chart', 'table'] as const;
type View = (typeof views)[number];

/** The same numbers twice: as a drawing, and as a table. */
export function ChartOrTable({ name, title, isLabel, chart, table }: ChartOrTableProps) {
  const text = useText();
  const group = useId();
  const key = `observatory.view.${name}`;
  const [view, setView] = useState<View>(() => keptView(key));

  function choose(next: View) {
    setView(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Kept for this visit alone.
    }
  }

  return (
    <>
      <div className={styles.head} data-label={isLabel || undefined}>
        <h2>{title}</h2>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{text('plus-chart-view', { title })}</legend>
          {views.map((one) => (
            <label key={one}>
              <input type="radio" name={group} checked={one === view} onChange={() => choose(one)} />
              <span>{text(`plus-chart-view-${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {view === 'chart' ? chart : table}
    </>
  );
}

function keptView(key: string): View {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'chart';
  } catch {
    return 'chart';
  }
}
