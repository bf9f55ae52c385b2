import type { ScanTest } from '@webdocs/contracts/api/observatory-report';
import { useText } from '@webdocs/remote-kit';
import styles from './TestRows.module.css';

/** What the test looked at: the value of a header, facts by name, or the addresses of redirects. */
export function TestFacts({ test }: { readonly test: ScanTest }) {
  const text = useText();
  const { data, route, hops, is_preloaded: isPreloaded } = test;
  const facts = data !== null && typeof data === 'object' ? Object.entries(data) : [];
  const plain = facts.flatMap(([name, value]) =>
    value === null || typeof value !== 'object' ? [[name, String(value ?? '–')] as const] : [],
  );
  const scripts = facts.flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && 'integrity' in value ? [[name, value.integrity] as const] : [],
  );
  return (
    <>
      {typeof data === 'string' && (
        <p className={styles.value} translate="no">
          <code>{data}</code>
        </p>
      )}
      {plain.length > 0 && (
        <dl className={styles.facts} translate="no">
          {plain.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {scripts.length > 0 && (
        <ul className={styles.addresses}>
          {scripts.map(([name, integrity]) => (
            <li key={name}>
              <code translate="no">{name}</code>{' '}
              {integrity === null ? text('plus-scan-no-integrity') : <code translate="no">{integrity}</code>}
            </li>
          ))}
        </ul>
      )}
      {route && route.length > 0 && (
        <ol className={styles.addresses}>
          {route.map((url, index) => (
            <li key={index}>
              <code translate="no">{url}</code> {hops?.[index]?.status}
            </li>
          ))}
        </ol>
      )}
      {isPreloaded === null && <p className={styles.small}>{text('plus-scan-preload-unknown')}</p>}
      {isPreloaded === false && <p className={styles.small}>{text('plus-scan-not-preloaded')}</p>}
    </>
  );
}
