import type { DirectiveVerdict, ScannedDirective } from '@webdocs/contracts/api/observatory-report';
import { check, close, half, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Policy.module.css';

type Look = 'good' | 'middling' | 'poor';

const looks: Readonly<Record<DirectiveVerdict, Look>> = {
  closed: 'good',
  strict: 'good',
  hosts: 'good',
  set: 'good',
  unknown: 'middling',
  open: 'middling',
  'any-host': 'poor',
  'insecure-scheme': 'poor',
  'unsafe-inline': 'poor',
  'unsafe-eval': 'poor',
};
const shapes: Readonly<Record<Look, Drawing>> = { good: check, middling: half, poor: close };

/** The policy directive by directive, with what each comes to in words. */
export function PolicyTable({ directives }: { readonly directives: readonly ScannedDirective[] }) {
  const text = useText();
  return (
    <ReportTable title={text('plus-policy-table')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('plus-policy-directive')}</th>
          <th scope="col">{text('plus-policy-allows')}</th>
          <th scope="col">{text('plus-policy-verdict')}</th>
        </tr>
      </thead>
      <tbody>
        {directives.map(({ name, values, verdict, falls_back_to: other, is_repeated: isRepeated }) => (
          <tr key={name} data-look={looks[verdict]}>
            <th scope="row" translate="no">
              {name}
            </th>
            <td>
              {other !== null ? (
                <span className={styles.missing}>{text('plus-policy-falls-back', { directive: other })}</span>
              ) : values.length > 0 ? (
                <code translate="no">{values.join(' ')}</code>
              ) : (
                <span className={styles.missing}>{text(verdict === 'open' ? 'plus-policy-missing' : 'plus-policy-no-values')}</span>
              )}
            </td>
            <td>
              <span className={styles.verdict}>
                <Glyph of={shapes[looks[verdict]]} size={16} />
                {text(`plus-verdict-${verdict}`)}
              </span>
              {isRepeated && <span className={styles.missing}> {text('plus-policy-repeated')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
