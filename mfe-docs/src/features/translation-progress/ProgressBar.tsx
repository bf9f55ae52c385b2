import type { TranslationCounts, TranslationState } from '@webdocs/contracts/page/translations-page';
import styles from './TranslationProgress.module.css';

const drawn: readonly TranslationState[] = ['current', 'unknown', 'behind', 'orphaned', 'missing'];

/** The states of all pages as lengths of one bar. It says nothing that the figures beside it do not say. */
export function ProgressBar({ counts }: { readonly counts: TranslationCounts }) {
  const total = drawn.reduce((sum, state) => sum + counts[state], 0);
  if (total === 0) return null;
  let start = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {drawn.map((state) => {
        const width = (counts[state] / total) * 1000;
        const x = start;
        start += width;
        return width > 0 && <rect key={state} x={x} y={0} width={width} height={8} data-state={state} />;
      })}
    </svg>
  );
}
