import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import { Glyph } from '@webdocs/design/Glyph';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import type { ComponentType } from 'react';
import { signs } from './BaselineRow.tsx';
import { Dot } from './EngineDots.tsx';
import rows from './rows.module.css';
import { everything, feedAddress, updateAddress, viewAddress, viewOf, type FeedFile } from './update-view.ts';
import styles from './UpdatesRail.module.css';

const dots = ['filled', 'fresh', 'hollow'] as const;

/** What programs read the view in, by the names that these forms have in every language. */
const feeds: ReadonlyArray<readonly [FeedFile, string]> = [
  ['rss.xml', 'RSS'],
  ['atom.xml', 'Atom'],
  ['feed.json', 'JSON Feed'],
];

interface UpdatesRailProps {
  readonly shown: ShownUpdates;
  /** What the page has for the reader alone. */
  readonly below: ComponentType<{ readonly className: string | undefined; readonly titleClass: string | undefined }>;
}

/** Beside the updates: what became Baseline of late, and how to read the dots. */
export function UpdatesRail({ shown, below: Below }: UpdatesRailProps) {
  const text = useText();
  const locale = useLocale();
  const { recent } = shown;
  const view = viewOf(shown);
  return (
    <>
      {recent.events.length > 0 && (
        <section className={styles.card} aria-labelledby="updates-recent">
          <h2 id="updates-recent" className={styles.title}>
            {text('plus-updates-recent')}
          </h2>
          <p className={styles.note}>{text('plus-updates-recent-days')}</p>
          <ul>
            {recent.events.map(({ id, name, change, date }) => (
              <li key={id} className={styles.event}>
                <Glyph of={signs[change]} size={18} className={rows[change]} />
                <span>
                  <a href={updateAddress(locale, id)} className={styles.name} translate="no">
                    {name}
                  </a>
                  <span className={styles.when}>
                    {text(`plus-updates-change-${change}`)}
                    {date && (
                      <>
                        {' · '}
                        <time dateTime={date}>{formatDate(locale, date)}</time>
                      </>
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <a href={viewAddress(locale, { ...everything, stream: 'baseline' })}>{text('plus-updates-recent-all')}</a>
          </p>
        </section>
      )}
      <section className={styles.legend} aria-labelledby="updates-dots">
        <h2 id="updates-dots" className={styles.label}>
          {text('plus-updates-dots')}
        </h2>
        <p>{text('plus-updates-dots-text')}</p>
        <ul className={styles.dots}>
          {dots.map((kind) => (
            <li key={kind}>
              <Dot kind={kind} />
              {text(`plus-updates-dot-${kind}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.legend} aria-labelledby="updates-feeds">
        <h2 id="updates-feeds" className={styles.label}>
          {text('plus-updates-feed')}
        </h2>
        <ul className={styles.feeds}>
          {feeds.map(([file, name]) => (
            <li key={file}>
              <a href={feedAddress(locale, view, file)} translate="no" data-external>
                {name}
              </a>
            </li>
          ))}
          {view.stream === 'releases' && (
            <li>
              <a href={feedAddress(locale, view, 'releases.ics')} data-external>
                {text('plus-updates-calendar')}
              </a>
            </li>
          )}
        </ul>
      </section>
      <Below className={styles.legend} titleClass={styles.label} />
    </>
  );
}
