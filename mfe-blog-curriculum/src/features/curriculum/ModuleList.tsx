import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { Button } from '@webdocs/design/Button';
import { arrowRight } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { classNames } from '@webdocs/design/class-names';
import { downloadProgress } from '@webdocs/reading/download-progress';
import { useText } from '@webdocs/remote-kit';
import { DoneCount } from '../../ticks/DoneCount.tsx';
import { DoneMark } from '../../ticks/DoneMark.tsx';
import { useTicks } from '../../ticks/use-ticks.ts';
import { TopicIcon, topicColor } from './TopicIcon.tsx';
import { byTopic, withoutNumber } from './topics.ts';
import styles from './ModuleList.module.css';

/** The five topics as a numbered list, each with its modules. */
export function ModuleList({ parts }: { readonly parts: readonly CurriculumEntry[] }) {
  const text = useText();
  const { isDone, hasTicks } = useTicks();
  const rows = byTopic(parts);
  if (rows.length === 0) return null;
  return (
    <section className={styles.modules}>
      <div className={styles.head}>
        <h2 id="modules">{text('blog-curriculum-modules')}</h2>
        <DoneCount entries={parts} />
        {hasTicks && (
          <Button kind="quiet" size="small" onClick={downloadProgress}>
            {text('blog-curriculum-export')}
          </Button>
        )}
      </div>
      <ol className={styles.rows}>
        {rows.map(({ topic, modules }, index) => (
          <li key={topic?.name ?? ''} className={classNames(styles.row, topicColor(topic))}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>
              {topic && <TopicIcon of={topic} />}
              {text(topic?.message ?? 'blog-curriculum-topic-other')}
            </h3>
            <ul className={styles.links}>
              {modules.map(({ url, title }) => (
                <li key={url}>
                  <a href={url}>{withoutNumber(title)}</a>
                  {isDone(url) && <DoneMark />}
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
