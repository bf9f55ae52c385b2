import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { latePiece, useMounted, useText } from '@webdocs/remote-kit';
import { DoneCount } from '../../ticks/DoneCount.tsx';
import { tick, useTicks } from '../../ticks/use-ticks.ts';
import styles from './Tick.module.css';

const Kept = latePiece(async () => (await import(/* webpackChunkName: "curriculum-kept" */ './kept/Kept.tsx')).kept);

interface TickProps {
  readonly url: string;
  /** All pages of the curriculum. */
  readonly modules: readonly CurriculumEntry[];
}

/** Where a learner says that the module is done. Without a script there is nothing to press, and nothing is shown. */
export function Tick({ url, modules }: TickProps) {
  const text = useText();
  const isThere = useMounted();
  const done = useTicks().isDone(url);
  return (
    <div className={styles.tick}>
      <label className={styles.label}>
        <input type="checkbox" checked={done} disabled={!isThere} onChange={({ currentTarget }) => tick(url, currentTarget.checked)} />
        {text('blog-curriculum-tick')}
      </label>
      <DoneCount entries={modules.filter(({ children }) => children)} />
      <p className={styles.kept}>{done && <Kept url={url} />}</p>
    </div>
  );
}
