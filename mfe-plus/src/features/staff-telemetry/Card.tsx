import { Glyph } from '@webdocs/design/Glyph';
import { list, type Drawing } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { useId, useState, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  /** What the numbers are of. */
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
  readonly beginsAsTable?: boolean;
  readonly className?: string | undefined;
}

const chartDrawing: Drawing = { line: 'M3 3.5v13h14M6 12.5l3.5-4 3 2.5L17 5.5' };

/** One question of the dashboard, answered by a chart and, for who wants the numbers, by a table. */
export function Card({ title, note, tools, chart, table, beginsAsTable = false, className }: CardProps) {
  const text = useText();
  const id = useId();
  const [isTable, setTable] = useState(beginsAsTable);
  return (
    <section className={[styles.card, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        <div className={styles.tools}>
          {tools}
          <div role="group" aria-label={text('plus-telemetry-shape', { title })} className={styles.shapes}>
            <button type="button" aria-pressed={!isTable} onClick={() => setTable(false)}>
              <Glyph of={chartDrawing} size={16} /> {text('plus-telemetry-chart')}
            </button>
            <button type="button" aria-pressed={isTable} onClick={() => setTable(true)}>
              <Glyph of={list} size={16} /> {text('plus-telemetry-table')}
            </button>
          </div>
        </div>
      </div>
      {isTable ? table : chart}
    </section>
  );
}
