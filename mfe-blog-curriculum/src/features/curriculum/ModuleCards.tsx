import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { classNames } from '@webdocs/design/class-names';
import { useText } from '@webdocs/remote-kit';
import { DoneCount } from '../../ticks/DoneCount.tsx';
import { DoneMark } from '../../ticks/DoneMark.tsx';
import { useTicks } from '../../ticks/use-ticks.ts';
import { TopicIcon, topicColor } from './TopicIcon.tsx';
import { topicNamed } from './topics.ts';
import topicStyles from './topics.module.css';
import styles from './ModuleCards.module.css';

/** The modules of one part, with what each is about. */
export function ModuleCards({ modules }: { readonly modules: readonly CurriculumEntry[] }) {
  const text = useText();
  const { isDone } = useTicks();
  if (modules.length === 0) return null;
  return (
    <section className={styles.modules}>
      <div className={styles.head}>
        <h2 id="modules">{text('blog-curriculum-modules')}</h2>
        <DoneCount entries={modules} />
      </div>
      <ol className={styles.cards}>
        {modules.map(({ url, title, summary, topic }) => (
          <li key={url} className={classNames(styles.card, topicColor(topicNamed(topic)))}>
            <h3>
              <a href={url}>{title}</a>
              {isDone(url) && <DoneMark size={20} />}
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
    <p className={classNames(styles.topic, topicStyles.name)}>
      <TopicIcon of={topic} small />
      {text(topic.message)}
    </p>
  );
}
