import type { BaselineEvent } from '@webdocs/contracts/api/updates';
import { useLocale } from '@webdocs/remote-kit';
import { useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import styles from './BaselineEvents.module.css';
import { BaselineRow } from './BaselineRow.tsx';

/** What became of features, month by month. */
export function BaselineEvents({ events }: { readonly events: readonly BaselineEvent[] }) {
  const locale = useLocale();
  const text = useText();
  return byMonth(events).map(([month, ofMonth]) => (
    <Month
      key={month}
      title={month ? monthIn(locale, month) : text('plus-updates-undated')}
      count={text('plus-updates-events', { count: ofMonth.length })}
      events={ofMonth}
    />
  ));
}

interface MonthProps {
  readonly title: string;
  readonly count: string;
  readonly events: readonly BaselineEvent[];
}

function Month({ title, count, events }: MonthProps) {
  const id = useId();
  return (
    <section className={styles.month} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.count}>{count}</p>
      </header>
      <ul>
        {events.map((event) => (
          <BaselineRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function byMonth(events: readonly BaselineEvent[]): Array<readonly [month: string, events: BaselineEvent[]]> {
  const months = new Map<string, BaselineEvent[]>();
  for (const event of events) {
    const month = event.date?.slice(0, 7) ?? '';
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

function monthIn(locale: string, month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
