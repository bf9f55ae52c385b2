import { headingId } from '@webdocs/contracts/page/document-ids';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn } from '@webdocs/contracts/api/sign-in';
import { feedbackReasons } from '@webdocs/contracts/api/feedback';
import { activeLocales, nativeNames } from '@webdocs/contracts/reader/locale';
import { feedbackRowsOnPage, type PageFeedbackRow, type PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import { Button } from '@webdocs/design/Button';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import { usePageFeedback } from './use-page-feedback.ts';
import { addressFor, orders, periods, feedbackQueryIn, type FeedbackQuery } from './feedback-query.ts';
import styles from './FeedbackTable.module.css';

interface FeedbackTableProps {
  readonly path: string;
  /** The query of the address, which has the wishes. */
  readonly search: string;
}

/** A page for writers: which pages helped their readers, and why others did not. */
export function FeedbackTable({ path, search }: FeedbackTableProps) {
  const text = useText();
  const wanted = feedbackQueryIn(search);
  const { answer, ask } = usePageFeedback(wanted);
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{text('docs-votes-title')}</h1>
      <p className={styles.about}>{text('docs-votes-about')}</p>
      {answer.kind !== 'refused' && <Wishes path={path} wanted={wanted} />}
      <div className={styles.answer} aria-busy={answer.kind === 'loading'}>
        {answer.kind === 'loading' && <p role="status">{text('docs-votes-loading')}</p>}
        {answer.kind === 'found' && <Votes path={path} wanted={wanted} summary={answer.summary} />}
        {answer.kind === 'refused' && (
          <>
            <p role="alert">{text('docs-votes-refused')}</p>
            <Button href={addressOf(signIn, { query: { next: path + search } })}>{text('docs-votes-sign-in')}</Button>
          </>
        )}
        {answer.kind === 'failed' && (
          <>
            <p role="alert">{text('docs-votes-failed', { cause: answer.cause })}</p>
            <Button onClick={ask}>{text('docs-votes-again')}</Button>
          </>
        )}
      </div>
    </div>
  );
}

function Wishes({ path, wanted }: { readonly path: string; readonly wanted: FeedbackQuery }) {
  const text = useText();
  const link = (change: Partial<FeedbackQuery>, isChosen: boolean, words: string) => (
    <li key={words}>
      <a href={addressFor(path, { ...wanted, offset: 0, ...change })} aria-current={isChosen ? 'true' : undefined}>
        {words}
      </a>
    </li>
  );
  return (
    <div className={styles.wishes}>
      <Wish name={text('docs-votes-period')}>
        {periods
          .toSorted((a, b) => Number(a) - Number(b))
          .map((days) => link({ days }, days === wanted.days, text('docs-votes-days', { days })))}
      </Wish>
      <Wish name={text('docs-votes-order')}>
        {orders.map((order) => link({ order }, order === wanted.order, text(`docs-votes-order-${order}`)))}
      </Wish>
      <Wish name={text('docs-votes-language')}>
        {link({ locale: undefined }, wanted.locale === undefined, text('docs-votes-every'))}
        {activeLocales.map((locale) => link({ locale }, locale === wanted.locale, nativeNames[locale]))}
      </Wish>
    </div>
  );
}

function Wish({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.wish}>
      <span className={styles.label}>{name}</span>
      <ul aria-label={name}>{children}</ul>
    </div>
  );
}

interface VotesProps {
  readonly path: string;
  readonly wanted: FeedbackQuery;
  readonly summary: PageFeedbackSummary;
}

function Votes({ path, wanted, summary: { total, yes, no, pages } }: VotesProps) {
  const text = useText();
  const locale = useLocale();
  const { offset } = wanted;
  if (total === 0) return <p role="status">{text('docs-votes-none')}</p>;
  const [before, after] = [offset - feedbackRowsOnPage, offset + feedbackRowsOnPage];
  return (
    <>
      <p className={styles.sums} role="status">
        {text('docs-votes-sums', {
          pages: formatNumber(locale, total),
          votes: formatNumber(locale, yes + no),
          share: shareOf(locale, { yes, no }),
        })}
      </p>
      <div className={styles.scroller} role="region" aria-label={text('docs-votes-title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['page', 'votes', 'helpful', ...feedbackReasons, 'last'].map((column) => (
                <th key={column} scope="col">
                  {text(`docs-votes-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((row) => (
              <PageRow key={row.url} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.pager}>
        {offset > 0 && <Button href={addressFor(path, { ...wanted, offset: Math.max(before, 0) })}>{text('docs-votes-previous')}</Button>}
        {after < total && <Button href={addressFor(path, { ...wanted, offset: after })}>{text('docs-votes-next')}</Button>}
      </p>
    </>
  );
}

function PageRow({ row }: { readonly row: PageFeedbackRow }) {
  const text = useText();
  const locale = useLocale();
  const { url, title, source, yes, no, reasons, last_vote: last } = row;
  return (
    <tr>
      <th scope="row">
        <a href={url}>{title}</a>
        <span className={styles.address}>{url}</span>
        {source && <a href={source}>{text('docs-votes-source')}</a>}
      </th>
      <td>{formatNumber(locale, yes + no)}</td>
      <td>
        {shareOf(locale, row)} <meter className={styles.meter} min={0} max={yes + no} value={yes} aria-hidden="true" />
      </td>
      {feedbackReasons.map((reason) => (
        <td key={reason} data-none={reasons[reason] === 0}>
          {formatNumber(locale, reasons[reason])}
        </td>
      ))}
      <td>
        <time dateTime={last}>{formatDate(locale, last)}</time>
      </td>
    </tr>
  );
}

function shareOf(locale: string, { yes, no }: { readonly yes: number; readonly no: number }): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(yes / (yes + no));
}
