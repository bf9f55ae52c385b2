import type { ReactNode } from 'react';
import styles from './Counted.module.css';

interface CountedTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: ReadonlyArray<{ readonly key: string; readonly cells: readonly ReactNode[] }>;
}

/** The numbers of a chart. The first cell of a row names it. */
export function CountedTable({ label, heads, rows }: CountedTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                <td key={index}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BarsProps {
  readonly rows: ReadonlyArray<{ readonly key: string; readonly name: ReactNode; readonly value: number; readonly said: string }>;
  /** Bars of what is missed are of another color than those of what is used. */
  readonly tone?: 'accent' | 'muted';
}

/** Each as long as its number to the largest. The numbers are beside them as text, so that the bars need no other reading. */
export function Bars({ rows, tone = 'accent' }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={styles.bars} role="list" data-tone={tone}>
      {rows.map(({ key, name, value, said }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={Math.max(1, (value / most) * 100)} height={8} />
          </svg>
          <span className={styles.said}>{said}</span>
        </li>
      ))}
    </ul>
  );
}
