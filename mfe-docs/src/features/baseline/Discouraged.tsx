import type { Document } from '@webdocs/contracts/page';
import { warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import styles from './Baseline.module.css';

interface DiscouragedProps {
  readonly standing: 'discouraged' | 'removing';
  readonly alternatives: NonNullable<NonNullable<Document['baseline']>['alternatives']>;
}

/** One line under the title of what nobody should start to use, and what there is instead. */
export function Discouraged({ standing, alternatives }: DiscouragedProps) {
  const text = useText();
  return (
    <section className={styles.baseline} data-level={standing} aria-label={text('docs-baseline')}>
      <p className={styles.status}>
        <Glyph of={warning} />
        <strong>{text(`docs-baseline-${standing}`)}</strong>
        <span className={styles.since}>{text(`docs-baseline-${standing}-note`)}</span>
      </p>
      {alternatives.length > 0 && (
        <div className={styles.instead}>
          <span>{text('docs-baseline-instead')}</span>
          <ul className={styles.instead}>
            {alternatives.map(({ name, mdn_url: url }) => (
              <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
