import { noProgress } from '@webdocs/contracts/reader/learning-progress';
import { definePiece, useMounted, useText } from '@webdocs/remote-kit';
import { useRef, useSyncExternalStore } from 'react';
import { nextChapter, slugOf, solvedOf, type Chapter } from './chapter-state.ts';
import styles from './LearningCard.module.css';
import { LearningTotals } from './LearningTotals.tsx';
import { progressStore } from '@webdocs/reading/progress-store';
import words from './words/en-US.ftl';

interface LearningCardProps {
  readonly chapters: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
}

/** Where to begin, and for a reader who has been here before: where to go on, and how far it is. */
function LearningCard({ chapters: links }: LearningCardProps) {
  const text = useText();
  const chapters = links.map(({ uri, title }): Chapter => ({ slug: slugOf(uri), url: uri, title }));
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.now, () => noProgress);
  const next = nextChapter(chapters, progress);
  const hasBegun = chapters.some(({ slug }) => progress.chapters[slug]);
  const known = next && progress.chapters[next.slug];
  const exercises = Object.entries(known?.exercises ?? {});
  const first = chapters[0];
  const card = useRef<HTMLElement>(null);

  function startAgain() {
    progressStore.startAgain();
    // The button that was pressed is gone with all that was there to reset.
    card.current?.focus();
  }

  return (
    <section ref={card} className={styles.card} aria-labelledby="learning-next" tabIndex={-1}>
      <div className={styles.next}>
        <p className={styles.kicker} id="learning-next">
          {text(`docs-learning-${kickerOf()}`)}
        </p>
        <p className={styles.title} lang={next?.url.split('/')[1]}>
          {next ? next.title : text('docs-learning-all-read')}
        </p>
        {known?.section && <p className={styles.place}>{text('docs-learning-at', { section: known.section.title })}</p>}
        <p className={styles.actions}>
          {next && (
            <a className={styles.go} href={known?.section ? `${next.url}#${known.section.id}` : next.url}>
              {text(known ? 'docs-learning-go-on' : 'docs-learning-begin')}
            </a>
          )}
          {!next && first && <a href={first.url}>{text('docs-learning-from-start')}</a>}
          {known?.section && next && <a href={next.url}>{text('docs-learning-from-start')}</a>}
        </p>
      </div>
      {exercises.length > 0 && (
        <div className={styles.exercises}>
          <p className={styles.head}>
            <span>{text('docs-learning-exercises')}</span>
            <span>{text('docs-learning-count-of', { done: solvedOf(known).solved, count: exercises.length })}</span>
          </p>
          <ul role="list">
            {exercises.map(([name, { done, count }]) => (
              <li key={name} data-state={done === count ? 'done' : 'to-come'}>
                <span>{name}</span>
                <span className={styles.count}>{text('docs-learning-count-of', { done, count })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {useMounted() && hasBegun && <LearningTotals chapters={chapters} progress={progress} onStartAgain={startAgain} />}
    </section>
  );

  function kickerOf(): string {
    if (known) return 'continue';
    if (!hasBegun) return 'start';
    return next ? 'next' : 'progress';
  }
}

export const learningCard = definePiece({ component: LearningCard, messages: words });
