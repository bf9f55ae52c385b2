import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { arrowRight } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { byTopic, withoutNumber } from './topics.ts';
import styles from './ModuleList.module.css';

/** The five topics as a numbered list, each with its modules. */
export function ModuleList({ parts }: { readonly parts: readonly CurriculumEntry[] }) {
  const text = useText();
  const rows = byTopic(parts);
  if (rows.length === 0) return null;
  return (
    <section className={styles.modules}>
      <h2 id="modules">{text('blog-curriculum-modules')}</h2>
      <ol className={styles.rows}>
        {rows.map(({ topic, modules }, index) => (
          <li key={topic?.name ?? ''} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{text(topic?.message ?? 'blog-curriculum-topic-other')}</h3>
            <ul className={styles.links}>
              {modules.map(({ url, title }) => (
                <li key={url}>
                  <a href={url}>{withoutNumber(title)}</a>
                </li>
              ))}
            </ul>
            <a className={styles.arrow} href={modules[0]?.url} tabIndex={-1} aria-hidden="true">
              <Glyph of={arrowRight} size={16} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
