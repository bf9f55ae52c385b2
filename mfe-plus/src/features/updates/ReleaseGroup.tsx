import type { ShownRelease } from '@webdocs/contracts/api/shown-updates';
import { Glyph } from '@webdocs/design/Glyph';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { browserMark } from './browser-marks.ts';
import { ChangeRow } from './ChangeRow.tsx';
import styles from './ReleaseGroup.module.css';
import { updateAddress } from './update-view.ts';
import { wholeDate } from './whole-date.ts';

interface ReleaseGroupProps {
  readonly release: ShownRelease;
  /** On its own page it is what the page is about. */
  readonly isAlone?: boolean;
}

/** A browser release, with what it changed. */
export function ReleaseGroup({ release, isAlone = false }: ReleaseGroupProps) {
  const text = useText();
  const locale = useLocale();
  const { id, name, version, browser, engine, release_date, release_notes, rows, more, matching, all } = release;
  const title = `${name} ${version}`;
  const counts = { all, shown: formatNumber(locale, all), matching: formatNumber(locale, matching) };
  return (
    <section className={styles.group} aria-labelledby={isAlone ? undefined : id}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Glyph of={browserMark(browser).mark} />
        </span>
        <div className={styles.words}>
          {!isAlone && (
            <h2 id={id} className={styles.title}>
              <a href={updateAddress(locale, id)} translate="no">
                {title}
              </a>
            </h2>
          )}
          <p className={styles.facts}>
            {text('plus-updates-released', { date: wholeDate(locale, release_date) })} ·{' '}
            {text(matching === all ? 'plus-updates-all-releases' : 'plus-updates-changes-here', counts)}
          </p>
        </div>
        {release_notes && (
          <a href={release_notes} className={styles.notes} aria-label={text('plus-updates-notes-of', { release: title })}>
            {text('plus-updates-notes')}
          </a>
        )}
      </header>
      <ul>
        {rows.map((row) => (
          <ChangeRow key={`${row.change} ${row.path}`} row={row} engine={engine} />
        ))}
      </ul>
      {more > 0 &&
        (isAlone ? (
          <p className={styles.more}>{text('plus-updates-cut', { count: more, shown: formatNumber(locale, more) })}</p>
        ) : (
          <p className={styles.more}>
            <a href={updateAddress(locale, id)}>{text('plus-updates-more', { ...counts, release: title })}</a>
          </p>
        ))}
    </section>
  );
}
