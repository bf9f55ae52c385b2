import type { ProposedPolicy as Proposed } from '@webdocs/contracts/api/observatory-report';
import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';
import { FixBox } from '../../fixes/FixBox.tsx';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Policy.module.css';

/** A policy made of what the page loads: first to watch it, then to keep to it. */
export function ProposedPolicy({ proposed }: { readonly proposed: Proposed }) {
  const text = useText();
  const { directives, obstacles, hashes, report_only: reportOnly, enforce } = proposed;
  return (
    <section>
      <h2>{text('plus-proposed-title')}</h2>
      <p className={styles.lede}>{text('plus-proposed-lede')}</p>
      {obstacles.length > 0 && (
        <Note kind="warning" title={text('plus-proposed-obstacles')}>
          <ul>
            {obstacles.map(({ name, count }) => (
              <li key={name}>{text(`plus-obstacle-${name}`, { count })}</li>
            ))}
          </ul>
        </Note>
      )}
      {hashes > 0 && <p className={styles.lede}>{text('plus-proposed-hashes', { count: hashes })}</p>}
      <ReportTable title={text('plus-proposed-table')} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('plus-policy-directive')}</th>
            <th scope="col">{text('plus-policy-allows')}</th>
          </tr>
        </thead>
        <tbody>
          {directives.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row" translate="no">
                {name}
              </th>
              <td>
                <code translate="no">{values.join(' ')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
      <h3>{text('plus-proposed-report')}</h3>
      <p className={styles.lede}>{text('plus-proposed-report-hint')}</p>
      <FixBox fixes={reportOnly} name={text('plus-proposed-report')} />
      <h3>{text('plus-proposed-enforce')}</h3>
      <p className={styles.lede}>{text('plus-proposed-enforce-hint')}</p>
      <FixBox fixes={enforce} name={text('plus-proposed-enforce')} />
    </section>
  );
}
