import type { ObservatoryAdvice } from '@webdocs/contracts/api/observatory-report';
import { check, info, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { FixBox } from '../../fixes/FixBox.tsx';
import styles from './Recommended.module.css';

const shapes = { present: check, missing: info, invalid: warning, unknown: info } as const;

/** What gives no points and is worth having. */
export function Recommended({ advice }: { readonly advice: readonly ObservatoryAdvice[] }) {
  const text = useText();
  if (advice.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="observatory-recommended">
      <h2 id="observatory-recommended">{text('plus-scan-recommended')}</h2>
      <p className={styles.lede}>{text('plus-scan-recommended-lede')}</p>
      <ul className={styles.list}>
        {advice.map(({ name, state, value, fixes }) => (
          <li key={name} data-state={state}>
            <p className={styles.line}>
              <Glyph of={shapes[state]} size={18} />
              <b>{text(`plus-advice-${name}`)}</b>
              <span className={styles.state}>{text(`plus-advice-is-${state}`)}</span>
            </p>
            <p className={styles.why}>{text(`plus-advice-${name}-why`)}</p>
            {value && (
              <p className={styles.value} translate="no">
                <code>{value}</code>
              </p>
            )}
            {fixes && fixes.length > 0 && (
              <details>
                <summary>{text('plus-scan-fix')}</summary>
                <FixBox fixes={fixes} name={text('plus-fix-name', { test: text(`plus-advice-${name}`) })} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
