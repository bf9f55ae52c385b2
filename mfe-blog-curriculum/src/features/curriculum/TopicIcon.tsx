import { classNames } from '@webdocs/design/class-names';
import { Glyph } from '@webdocs/design/Glyph';
import type { Topic } from './topics.ts';
import styles from './topics.module.css';

/** The drawing of a topic in its color; its name is always beside it. */
export function TopicIcon({ of: topic, small = false }: { readonly of: Topic; readonly small?: boolean }) {
  return (
    <span className={classNames(styles.icon, small && styles.small, topicColor(topic))}>
      <Glyph of={topic.drawing} size={small ? 14 : 20} />
    </span>
  );
}

/** The class that gives a box the color of its topic; without one it has that of the section. */
export function topicColor(topic: Topic | undefined): string | undefined {
  return topic && styles[topic.color];
}
