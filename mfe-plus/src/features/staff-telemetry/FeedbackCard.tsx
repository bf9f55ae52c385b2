import { readPageFeedback, type FeedbackPeriod } from '@webdocs/contracts/api/feedback-summary';
import type { TelemetryPeriod } from '@webdocs/contracts/api/telemetry-report';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { formatNumber } from '@webdocs/i18n';
import { call } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { Card } from './Card.tsx';
import { Bars, CountedTable } from './Counted.tsx';
import { percentText } from './numbers.ts';
import { useAnswer } from './use-answer.ts';

interface FeedbackCardProps {
  readonly days: TelemetryPeriod;
  readonly wanted: Locale | undefined;
  readonly Failed: FailedCallComponent;
}

/** Votes are told for spans of their own: the nearest that is not shorter. */
const spans: Readonly<Record<TelemetryPeriod, FeedbackPeriod>> = { 1: '7', 7: '7', 28: '30', 90: '90' };
const pagesShown = 7;

/** What readers said of pages, and the pages that helped least. */
export function FeedbackCard({ days, wanted, Failed }: FeedbackCardProps) {
  const text = useText();
  const locale = useLocale();
  const { answer, ...reading } = useAnswer({ days: spans[days], locale: wanted }, (wish) =>
    call(readPageFeedback, { query: { ...wish, order: 'no' } }),
  );
  const failed = <Failed call={reading} />;
  if (!answer) return failed;
  const { yes, no, pages } = answer.found;
  const votes = yes + no;
  const worst = pages.slice(0, pagesShown);
  const nothing = <p>{text('plus-telemetry-no-votes')}</p>;
  return (
    <>
      {failed}
      <Card
        title={text('plus-telemetry-feedback')}
        note={text('plus-telemetry-feedback-note', {
          days: Number(answer.of.days),
          share: votes === 0 ? '–' : percentText(locale, yes / votes, 0),
          votes: formatNumber(locale, votes),
        })}
        chart={
          votes === 0 ? (
            nothing
          ) : (
            <Bars
              tone="muted"
              rows={worst.map((page) => ({
                key: page.url,
                name: <a href={page.url}>{page.title}</a>,
                value: page.no,
                said: formatNumber(locale, page.no),
              }))}
            />
          )
        }
        table={
          votes === 0 ? (
            nothing
          ) : (
            <CountedTable
              label={text('plus-telemetry-feedback')}
              heads={[text('plus-telemetry-page'), text('plus-telemetry-yes'), text('plus-telemetry-no')]}
              rows={pages.map((page) => ({
                key: page.url,
                cells: [<a href={page.url}>{page.title}</a>, formatNumber(locale, page.yes), formatNumber(locale, page.no)],
              }))}
            />
          )
        }
      />
    </>
  );
}
