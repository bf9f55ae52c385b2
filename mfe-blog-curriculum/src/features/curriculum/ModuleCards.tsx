import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { topicNamed } from './topics.ts';
import styles from './ModuleCards.module.css';

/** The modules of one part, with what each is about. */
export function ModuleCards({ modules }: { readonly modules: readonly CurriculumEntry[] }) {
  const text = useText();
  if (modules.length === 0) return null;
  return (
    <section className={styles.modules}>
      <h2 id="modules">{text('blog-curriculum-modules')}</h2>
      <ol className={styles.cards}>
        {modules.map(({ url, title, summary, topic }) => (
          <li key={url} className={styles.card}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            {summary && <p>{summary}</p>}
            <TopicLine name={topic} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TopicLine({ name }: { readonly name: string | undefined }) {
  const text = useText();
  const topic = topicNamed(name);
  if (!topic) return name ? <p className={styles.topic}>{name}</p> : null;
  return (
    <p className={styles.topic}>
      <Glyph of={topic.drawing} size={16} />
      {text(topic.message)}
    </p>
  );
}
