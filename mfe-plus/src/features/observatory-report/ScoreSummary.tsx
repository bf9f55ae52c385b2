import type { Analysis, ScoreLedger } from '@webdocs/contracts/api/observatory-report';
import { observatoryGrades } from '@webdocs/contracts/api/observatory-outcomes';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { nextGrade, toneOf } from './grade-look.ts';
import { Ledger } from './Ledger.tsx';
import styles from './ScoreSummary.module.css';

interface ScoreSummaryProps {
  readonly analysis: Analysis;
  readonly ledger: ScoreLedger;
  readonly glance: ReactNode;
}

/** The grade, how the score is made, and the scores before. */
export function ScoreSummary({ analysis: { scan }, ledger, glance }: ScoreSummaryProps) {
  const text = useText();
  const { grade, tests_passed: passed, tests_quantity: tests } = scan;
  const { score } = ledger;
  const next = nextGrade(score);
  const { is_bonus_counted: isCounted, bonus, missing_for_bonuses: missing } = ledger;
  return (
    <div className={styles.card}>
      <div className={styles.grade}>
        {grade && (
          <p className={styles.tile} data-tone={toneOf(grade)}>
            <span className="visually-hidden">{text('plus-scanned-grade')} </span>
            <span translate="no">{grade}</span>
          </p>
        )}
        <div className={styles.beside}>
          <Ruler score={score} />
          <p className={styles.score}>{text('plus-scanned-points', { points: score })}</p>
          <p className={styles.passed}>
            {text('plus-scanned-passed', { passed, tests })}{' '}
            {!isCounted && bonus > 0 && missing > 0
              ? text('plus-scanned-to-bonus', { points: missing })
              : next && text('plus-scanned-next', { points: next.points, grade: next.grade })}
          </p>
        </div>
      </div>
      <div className={styles.ledger}>
        <Ledger ledger={ledger} />
      </div>
      <div className={styles.history}>{glance}</div>
    </div>
  );
}

const most = 110;
const letters = ['F', 'D', 'C', 'B', 'A'] as const;

/** Where the score is between F and A. */
function Ruler({ score }: { readonly score: number }) {
  const bounds = letters.map((letter) => observatoryGrades.filter(([grade]) => grade.startsWith(letter)).at(-1)?.[1] ?? 0);
  const at = (Math.min(score, most) / most) * 100;
  return (
    <div className={styles.ruler} aria-hidden="true" translate="no">
      <svg viewBox="0 0 100 22" preserveAspectRatio="none" focusable="false">
        {bounds.map((from, index) => {
          const to = bounds[index + 1] ?? most;
          const letter = letters[index] ?? 'F';
          return (
            <rect
              key={letter}
              data-tone={toneOf(letter)}
              x={(from / most) * 100}
              y={6}
              width={((to - from) / most) * 100 - 0.6}
              height={8}
            />
          );
        })}
        <rect className={styles.pin} x={Math.min(98.2, at)} y={0} width={1.8} height={20} />
      </svg>
      <p>
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </p>
    </div>
  );
}
