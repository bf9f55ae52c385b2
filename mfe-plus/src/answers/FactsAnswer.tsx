import type { FactsAnswer as Facts } from '@webdocs/contracts/answers/answer';
import { asterisk, check, doubleCheck } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { AnswerCode } from './AnswerCode.tsx';
import { Quoted } from './Quoted.tsx';
import { Runs } from './Runs.tsx';
import { wordsOf } from './spoken-answer.ts';
import styles from './FactsAnswer.module.css';

const signs = { high: doubleCheck, low: check, limited: asterisk };

/** What data say, what belongs to it, and the words of the page about it. */
export function FactsAnswer({ answer }: { readonly answer: Facts }) {
  const text = useText();
  const { headline, lines, baseline, code, table, quotes, sources } = answer;
  const name = wordsOf(headline);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.headline}>
          <Runs runs={headline} />
        </p>
        {baseline && (
          <p className={styles.baseline} data-status={baseline.status}>
            <Glyph of={signs[baseline.status]} size={18} />
            {baseline.text}
          </p>
        )}
      </div>
      {lines.map(({ label, runs }, index) => (
        <p key={index} className={styles.line}>
          {label && <strong className={styles.label}>{label} </strong>}
          <Runs runs={runs} />
        </p>
      ))}
      {code && <AnswerCode code={code.text} language={code.language ?? ''} name={name} />}
      {table && <Comparison table={table} name={name} />}
      {quotes.length > 0 && <p className={styles.quoted}>{text('plus-answer-quoted')}</p>}
      {quotes.map((quote, index) => (
        <Quoted key={index} quote={quote} sources={sources} />
      ))}
    </>
  );
}

interface ComparisonProps {
  readonly table: NonNullable<Facts['table']>;
  readonly name: string;
}

function Comparison({ table: { columns, rows }, name }: ComparisonProps) {
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={name}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((runs, index) => (
              <th key={index} scope="col">
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((runs, index) => (
                <td key={index}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
