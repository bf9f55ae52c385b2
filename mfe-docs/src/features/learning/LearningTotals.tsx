import { signIn } from '@webdocs/contracts/api/sign-in';
import { addressOf } from '@webdocs/contracts/api/address-of';
import type { LearningProgress } from '@webdocs/contracts/reader/learning-progress';
import { formatRelativeDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useId, useState, useSyncExternalStore } from 'react';
import { openExercisesOf, stateOf, totalsOf, type Chapter } from './chapter-state.ts';
import styles from './LearningCard.module.css';
import { downloadProgress } from '@webdocs/reading/download-progress';
import { progressStore } from '@webdocs/reading/progress-store';

interface LearningTotalsProps {
  readonly chapters: readonly Chapter[];
  readonly progress: LearningProgress;
  readonly onStartAgain: () => void;
}

/** How much is read and solved, where it is kept, and the ways to take it along and to begin again. */
export function LearningTotals({ chapters, progress, onStartAgain }: LearningTotalsProps) {
  const text = useText();
  const locale = useLocale();
  const [question, setQuestion] = useState<'closed' | 'open' | 'declined'>('closed');
  const questionId = useId();
  const now = Date.now();
  const { read, solved, known, thisWeek, lastVisit } = totalsOf(chapters, progress, now);
  // The first chapter that is read and has an exercise left.
  const open = chapters.find(({ slug }) => stateOf(progress.chapters[slug]) === 'open');
  const openChapter = open && progress.chapters[open.slug];
  const [missing] = openChapter ? openExercisesOf(openChapter) : [];

  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>{text('docs-learning-progress')}</dt>
          <dd>{text('docs-learning-read-of', { read, count: chapters.length })}</dd>
        </div>
        <div>
          <dt>{text('docs-learning-exercises-solved')}</dt>
          <dd>{text('docs-learning-count-of', { done: solved, count: known })}</dd>
        </div>
        <div>
          <dt>{text('docs-learning-this-week')}</dt>
          <dd>{text('docs-learning-chapters', { count: thisWeek })}</dd>
        </div>
        {lastVisit !== undefined && (
          <div>
            <dt>{text('docs-learning-last-visit')}</dt>
            <dd>{formatRelativeDate(locale, new Date(lastVisit).toISOString(), now)}</dd>
          </div>
        )}
        {open && missing && (
          <div>
            <dt>{text('docs-learning-still-open')}</dt>
            <dd>
              <a href={open.url}>
                {open.title}: {missing.name}
              </a>{' '}
              {text('docs-learning-missing', { count: missing.missing })}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.kept}>
        <Saving />
      </p>
      {question === 'open' ? (
        // Keys, or the pressed button would become one of the question, and nothing would say so.
        <p key="question" className={styles.actions} role="group" aria-labelledby={questionId}>
          <span id={questionId}>{text('docs-learning-reset-question')}</span>
          <button type="button" autoFocus onClick={() => setQuestion('declined')}>
            {text('docs-learning-reset-no')}
          </button>
          <button type="button" className={styles.danger} onClick={onStartAgain}>
            {text('docs-learning-reset-yes')}
          </button>
        </p>
      ) : (
        <p key="actions" className={styles.actions}>
          <button type="button" onClick={downloadProgress}>
            {text('docs-learning-export')}
          </button>
          {/* The focus was on a button of the question, which is gone. */}
          <button type="button" autoFocus={question === 'declined'} onClick={() => setQuestion('open')}>
            {text('docs-learning-reset')}
          </button>
        </p>
      )}
    </div>
  );
}

function Saving() {
  const text = useText();
  const state = useSyncExternalStore(progressStore.subscribe, progressStore.saving, () => 'device' as const);
  if (state === 'failed')
    return (
      <span role="alert">
        {text('docs-learning-failed')}{' '}
        <button type="button" onClick={() => void progressStore.send()}>
          {text('docs-learning-try-again')}
        </button>
      </span>
    );
  if (state !== 'device') return <>{text(state === 'saving' ? 'docs-learning-saving' : 'docs-learning-in-account')}</>;
  return (
    <>
      {text('docs-learning-on-device')}{' '}
      <a href={addressOf(signIn, { query: { next: location.pathname } })} rel="nofollow">
        {text('docs-learning-sign-in')}
      </a>
    </>
  );
}
