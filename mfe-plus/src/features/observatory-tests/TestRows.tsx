import type { Analysis, ScanTest } from '@webdocs/contracts/api/observatory-report';
import { check, chevronDown, close, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { formatNumber } from '@webdocs/i18n';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useState, type ReactNode } from 'react';
import { FixBox } from '../../fixes/FixBox.tsx';
import { isKnownTest, nameOfTest, outcomeText } from '../../scan-report/known-words.ts';
import { documentationOf } from '../../scan-report/test-documentation.ts';
import { TestFacts } from './TestFacts.tsx';
import { signed } from '../../scan-report/signed-points.ts';
import { inOrder, toneOfTest } from '../../scan-report/test-order.ts';
import styles from './TestRows.module.css';

interface TestRowsProps {
  readonly tests: Analysis['tests'];
  /** Bonuses are struck through while they are not counted. */
  readonly isBonusCounted: boolean;
  /** What belongs beside the fix of a test. */
  readonly beside: (test: ScanTest) => ReactNode;
}

/** What failed is first, and the worst of it is open. */
export function TestRows({ tests, isBonusCounted, beside }: TestRowsProps) {
  const text = useText();
  const rows = inOrder(tests);
  const [first] = rows;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first && !first.pass ? [first.name] : []));
  const toggle = (name: string) =>
    setOpen((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]));
  return (
    <div>
      <p className={styles.head} aria-hidden="true">
        <span>{text('plus-scan-column-test')}</span>
        <span>{text('plus-scan-column-points')}</span>
        <span>{text('plus-scan-column-found')}</span>
      </p>
      {rows.map((test) => (
        <TestRow
          key={test.name}
          test={test}
          isBonusCounted={isBonusCounted}
          isOpen={open.has(test.name)}
          onToggle={() => toggle(test.name)}
          beside={beside(test)}
        />
      ))}
    </div>
  );
}

interface TestRowProps {
  readonly test: ScanTest;
  readonly isBonusCounted: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly beside: ReactNode;
}

const shapes = { pass: check, warning, fail: close } as const;

function TestRow({ test, isBonusCounted, isOpen, onToggle, beside }: TestRowProps) {
  const text = useText();
  const locale = useLocale();
  const { absent } = useConfiguration();
  const tone = toneOfTest(test);
  const { name, score_modifier: points, fixes, when_fixed: fixed, recommendation } = test;
  const shownName = nameOfTest(text, test);
  const documentation = documentationOf(test, locale, absent);
  const isWaiting = points > 0 && !isBonusCounted;
  return (
    <section className={styles.row} data-tone={tone} data-open={isOpen || undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={`test-${name}`} onClick={onToggle}>
          <Glyph of={shapes[tone]} size={18} />
          <span className={styles.name}>
            {shownName}
            <span className="visually-hidden"> {text(test.pass ? 'plus-scan-passed' : 'plus-scan-failed')}</span>
          </span>
          <span className={styles.points}>
            {isWaiting ? <del>{signed(locale, points)}</del> : signed(locale, points)}
            {isWaiting && <span className="visually-hidden"> {text('plus-scan-not-counted')}</span>}
          </span>
          <span className={styles.found}>{outcomeText(text, test)}</span>
          <Glyph of={chevronDown} size={16} className={styles.chevron} />
        </button>
      </h3>
      <div id={`test-${name}`} className={styles.body} hidden={!isOpen}>
        <div className={styles.advice}>
          <p className={styles.foundBelow}>{outcomeText(text, test)}</p>
          {isWaiting && <p className={styles.small}>{text('plus-scan-bonus-waits')}</p>}
          {fixes && fixes.length > 0 && (
            <>
              <h4>{text('plus-scan-fix')}</h4>
              {isKnownTest(name) && <p>{text(`plus-todo-${name}`)}</p>}
              {locale === 'en-US' && recommendation && !test.pass && <p>{recommendation}</p>}
              <FixBox fixes={fixes} name={text('plus-fix-name', { test: shownName })} />
            </>
          )}
          {!fixes?.length && !test.pass && recommendation && <p lang="en-US">{recommendation}</p>}
          {fixed && (
            <p className={styles.small}>{text('plus-scan-when-fixed', { score: formatNumber(locale, fixed.score), grade: fixed.grade })}</p>
          )}
          {documentation && (
            <p className={styles.small}>
              <a href={documentation}>{text('plus-scan-documentation', { test: shownName })}</a>
            </p>
          )}
        </div>
        <div className={styles.beside}>{beside ?? <TestFacts test={test} />}</div>
      </div>
    </section>
  );
}
