import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { useText } from '@webdocs/remote-kit';
import styles from './DoneCount.module.css';
import { modulesIn } from './modules-in.ts';
import { useTicks } from './use-ticks.ts';

/** How many of these modules are done. A reader who ticked none of them is told nothing. */
export function DoneCount({ entries }: { readonly entries: readonly CurriculumEntry[] }) {
  const text = useText();
  const { isDone } = useTicks();
  const modules = modulesIn(entries);
  const done = modules.filter(({ url }) => isDone(url)).length;
  if (done === 0) return null;
  return (
    <p className={styles.count}>
      <span>{text('blog-curriculum-done-of', { done, count: modules.length })}</span>
      {/* The sentence says the same. */}
      <progress className={styles.bar} value={done} max={modules.length} aria-hidden="true" />
    </p>
  );
}
