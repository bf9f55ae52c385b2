import { listAnswerReports, settleAnswerReport, type AnswerReport } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import { formatDate, formatNumber, joinCatalogues } from '@webdocs/i18n';
import { call } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useRef, useState } from 'react';
import { AnswerCard } from '../../answers/AnswerCard.tsx';
import answerWords from '../../answers/words/en-US.ftl';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { StaffSection } from '../../staff-section/StaffSection.tsx';
import { useSettledList } from './use-settled-list.ts';
import styles from './StaffAnswers.module.css';
import words from './words/en-US.ftl';

/** Whether answers helped, and what readers sent of those that did not. Who they are is not in it. */
function AnswerReports({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [votes, setVotes] = useState<{ helpful: number; not_helpful: number }>();
  const reports = useSettledList<AnswerReport>({
    list: async (page) => {
      const { helpful, not_helpful, reports: listed, total } = await call(listAnswerReports, { query: { page: String(page) } });
      setVotes({ helpful, not_helpful });
      return { items: listed, total };
    },
    settle: (id) => call(settleAnswerReport, { params: { id } }),
    onSettled: () => heading.current?.focus(),
  });
  const { found } = reports;
  const said = reports.isSettled
    ? text('plus-reports-settled')
    : found && text(found.total > 0 ? 'plus-reports-count' : 'plus-reports-none', { count: found.total });

  return (
    <StaffSection id="answers" title={text('plus-reports-title')} titleRef={heading} said={said ?? ''}>
      {votes && (
        <p className={styles.note}>
          {text('plus-reports-votes', {
            helpful: formatNumber(locale, votes.helpful),
            other: formatNumber(locale, votes.not_helpful),
          })}
        </p>
      )}
      <Failed call={reports.listing} />
      <Failed call={reports.settling} />
      <ul className={styles.list} role="list">
        {found?.items.map((report) => (
          <li key={report.id} className={styles.item}>
            <p className={styles.question} dir="auto">
              {report.comment || text('plus-reports-no-comment')}
            </p>
            <p className={styles.meta}>
              <time dateTime={report.created_at}>{formatDate(locale, report.created_at)}</time>
            </p>
            {report.conversation.length > 0 && (
              <details className={styles.conversation}>
                <summary>{text('plus-reports-conversation', { count: report.conversation.length })}</summary>
                {report.conversation.map(({ question, answer }, index) => (
                  <section key={index}>
                    <h3 dir="auto">{question}</h3>
                    {answer && (
                      <AnswerCard
                        shown={{ id: `report-${report.id}-${index}`, kind: answer.kind, sources: answer.sources, text: '', answer }}
                      />
                    )}
                  </section>
                ))}
              </details>
            )}
            <div>
              <Button
                size="small"
                kind="danger"
                aria-disabled={reports.settling.isPending || undefined}
                aria-label={text('plus-reports-settle-of', {
                  comment: (report.comment ?? '').slice(0, 80),
                  date: formatDate(locale, report.created_at),
                })}
                onClick={() => reports.settle(report.id)}
              >
                {text('plus-reports-settle')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {reports.hasMore && (
        <Button size="small" onClick={reports.more}>
          {text('plus-gaps-more')}
        </Button>
      )}
    </StaffSection>
  );
}

export const answerReports = definePiece({ component: AnswerReports, messages: joinCatalogues(words, answerWords) });
