import type { AuditRow } from '@webdocs/contracts/api/staff';
import { useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import styles from './AuditTable.module.css';

const columns = ['when', 'who', 'what', 'why'] as const;

/** Everything that was done to an account from outside, the newest first. Hours matter here: times are those of UTC. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const text = useText();
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles.title}>
        {text('plus-staff-audit')}
      </h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{text('plus-staff-audit-none')}</p>
      ) : (
        <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {text(`plus-staff-audit-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: row, at, by, action, detail, reason }) => (
                <tr key={row}>
                  <td>
                    <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)}`}</time>
                  </td>
                  <td>{by}</td>
                  <td>
                    <code>{action}</code>
                    {linesOf(detail).map((line) => (
                      <span key={line} className={styles.detail}>
                        {line}
                      </span>
                    ))}
                  </td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** A change reads as one; whatever else was noted, by its name. */
function linesOf(detail: AuditRow['detail']): string[] {
  const { before, after, ...others } = detail;
  if (before === undefined || after === undefined) return Object.entries(detail).map(named);
  return [`${written(before)} → ${written(after)}`, ...Object.entries(others).map(named)];
}

function named([name, value]: readonly [string, unknown]): string {
  return `${name}: ${written(value)}`;
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
