import { listContentGaps, settleContentGap, type ContentGap } from '@webdocs/contracts/api/ai-help';
import { Button } from '@webdocs/design/Button';
import { formatDate } from '@webdocs/i18n';
import { call } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { StaffSection } from '../../staff-section/StaffSection.tsx';
import { useSettledList } from './use-settled-list.ts';
import styles from './StaffAnswers.module.css';
import words from './words/en-US.ftl';

/** What was asked and had no answer: what the documentation lacks, as far as its readers agreed to tell. */
function ContentGaps({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const gaps = useSettledList<ContentGap>({
    list: async (page) => {
      const { gaps: listed, total } = await call(listContentGaps, { query: { page: String(page) } });
      return { items: listed, total };
    },
    settle: (id) => call(settleContentGap, { params: { id } }),
    onSettled: () => heading.current?.focus(),
  });
  const said = gaps.isSettled
    ? text('plus-gaps-settled')
    : gaps.found && text(gaps.found.total > 0 ? 'plus-gaps-count' : 'plus-gaps-none', { count: gaps.found.total });

  return (
    <StaffSection id="gaps" title={text('plus-gaps-title')} titleRef={heading} said={said ?? ''}>
      <p className={styles.note}>{text('plus-gaps-note')}</p>
      <Failed call={gaps.listing} />
      <Failed call={gaps.settling} />
      <ul className={styles.list} role="list">
        {gaps.found?.items.map((gap) => (
          <li key={gap.id} className={styles.item}>
            {gap.question === null ? (
              <p className={styles.untold}>{text('plus-gaps-untold')}</p>
            ) : (
              <p className={styles.question} dir="auto" lang={gap.locale} translate="no">
                {gap.question}
              </p>
            )}
            <p className={styles.meta}>
              <span translate="no">{gap.locale}</span> · {text('plus-gaps-times', { count: gap.count })} ·{' '}
              <time dateTime={gap.last}>{text('plus-gaps-last', { date: formatDate(locale, gap.last) })}</time>
            </p>
            <div>
              <Button
                size="small"
                aria-disabled={gaps.settling.isPending || undefined}
                aria-label={text('plus-gaps-settle-of', { question: gap.question ?? text('plus-gaps-untold') })}
                onClick={() => gaps.settle(gap.id)}
              >
                {text('plus-gaps-settle')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {gaps.hasMore && (
        <Button size="small" onClick={gaps.more}>
          {text('plus-gaps-more')}
        </Button>
      )}
    </StaffSection>
  );
}

export const contentGaps = definePiece({ component: ContentGaps, messages: words });
