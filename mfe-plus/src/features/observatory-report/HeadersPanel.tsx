import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { documentationOf } from '../../scan-report/test-documentation.ts';
import { headersIn } from './headers-in.ts';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Panels.module.css';

/** The headers of the graded answer as they were sent, with our documentation of those that were tested. */
export function HeadersPanel({ analysis }: { readonly analysis: Analysis }) {
  const text = useText();
  const locale = useLocale();
  const { absent } = useConfiguration();
  const documented = new Map(
    Object.values(analysis.tests).flatMap((test) => {
      const address = documentationOf(test, locale, absent);
      const name = /\/Headers\/([\w-]+)$/.exec(test.link)?.[1];
      return address && name ? [[name.toLowerCase(), address] as const] : [];
    }),
  );
  return (
    <ReportTable title={text('plus-headers-table')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('plus-headers-name')}</th>
          <th scope="col">{text('plus-headers-value')}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {headersIn(analysis).map(({ name, value }, index) => {
          const address = documented.get(name.toLowerCase());
          return (
            <tr key={index}>
              <th scope="row">{address ? <a href={address}>{name}</a> : name}</th>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </ReportTable>
  );
}
