import type { ScoreLedger } from '@webdocs/contracts/api/observatory-report';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { nameOfTest } from '../../scan-report/known-words.ts';
import { signed } from '../../scan-report/signed-points.ts';
import styles from './Ledger.module.css';

/** How the score is made. It adds up line by line; what is struck through is not counted, and why is said. */
export function Ledger({ ledger }: { readonly ledger: ScoreLedger }) {
  const text = useText();
  const locale = useLocale();
  const { start, deductions, before_bonuses: before, bonuses, bonus, is_bonus_counted: isCounted, is_floored: isFloored, score } = ledger;
  return (
    <>
      <table className={styles.ledger}>
        <caption>{text('plus-ledger-title')}</caption>
        <tbody>
          <tr>
            <th scope="row">{text('plus-ledger-start')}</th>
            <td>
              <b>{formatNumber(locale, start)}</b>
            </td>
          </tr>
          {deductions.map(({ test, points }) => (
            <tr key={test} data-cost={points < -5 ? 'much' : 'little'}>
              <th scope="row">{nameOfTest(text, { name: test })}</th>
              <td>{signed(locale, points)}</td>
            </tr>
          ))}
          {(bonuses.length > 0 || deductions.length > 0) && (
            <tr className={styles.rule}>
              <th scope="row">{text('plus-ledger-before')}</th>
              <td>{formatNumber(locale, before).replace('-', '−')}</td>
            </tr>
          )}
          {bonuses.map(({ test, points }) => (
            <tr key={test} data-bonus="">
              <th scope="row">{nameOfTest(text, { name: test })}</th>
              <td>
                {isCounted ? signed(locale, points) : <del>{signed(locale, points)}</del>}
                {!isCounted && <span className="visually-hidden"> {text('plus-scan-not-counted')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isCounted && bonus > 0 && (
        <p className={styles.note}>
          <b>{text('plus-ledger-not-counted', { bonus })}</b>{' '}
          {text('plus-ledger-because', { from: ledger.bonuses_from, missing: ledger.missing_for_bonuses })}
        </p>
      )}
      {isFloored && <p className={styles.note}>{text('plus-ledger-floored')}</p>}
      <p className={styles.total}>
        <span>{text('plus-ledger-score')}</span> <span>{formatNumber(locale, score)}</span>
      </p>
    </>
  );
}
