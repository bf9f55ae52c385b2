import { headingId } from '@webdocs/contracts/page/document-ids';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Side, SideBySidePage } from '@webdocs/contracts/page/side-by-side-page';
import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { formatDate } from '@webdocs/i18n';
import prose from '@webdocs/reading/prose.module.css';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { Html, useLocale, useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import styles from './SideBySide.module.css';

/** A translation beside its English page: a row for each section, so that what belongs together stays together. */
export function SideBySide({ page }: { readonly page: SideBySidePage }) {
  const text = useText();
  const rows = useRef<HTMLDivElement>(null);
  const { translation, english } = page;
  useReachableScrollers(rows, page.url);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 id={headingId}>{text('docs-beside-heading', { title: translation.title })}</h1>
        <p className={styles.about}>{text('docs-beside-about')}</p>
        <p className={styles.actions}>
          <Button href={translation.url} size="small">
            {text('docs-beside-page')}
          </Button>
          {english && (
            <Button href={english.url} hrefLang={fallbackLocale} size="small" kind="quiet">
              {text('docs-beside-english')}
            </Button>
          )}
        </p>
        <Told page={page} />
      </header>
      <div ref={rows} className={styles.rows} data-alone={english === undefined || undefined}>
        <div className={styles.titles}>
          <p lang={translation.locale}>
            <span className={styles.language}>{translation.native}</span>
            {translation.title}
          </p>
          {english && (
            <p lang={english.locale}>
              <span className={styles.language}>{english.native}</span>
              {english.title}
            </p>
          )}
        </div>
        {page.rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <Column side={row.translation} of={translation} missing={text('docs-beside-no-translation')} />
            {english && <Column side={row.english} of={english} missing={text('docs-beside-no-english')} />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a reader of both should know before comparing them. */
function Told({ page: { english, state, changes, since, unmatched } }: { readonly page: SideBySidePage }) {
  const text = useText();
  const locale = useLocale();
  if (!english)
    return (
      <Note kind="warning" title={text('docs-beside-note')}>
        <p>{text('docs-beside-gone')}</p>
      </Note>
    );
  if (state === 'current' && unmatched === 0) return null;
  return (
    <Note kind="note" title={text('docs-beside-note')}>
      {state === 'unknown' && <p>{text('docs-beside-unknown')}</p>}
      {state === 'behind' && (
        <p>
          {text('docs-beside-behind')}
          {changes !== undefined &&
            since !== undefined &&
            ` ${text('docs-beside-changes', { count: changes, date: formatDate(locale, since) })}`}
        </p>
      )}
      {unmatched > 0 && <p>{text('docs-beside-unmatched', { count: unmatched })}</p>}
    </Note>
  );
}

interface ColumnProps {
  readonly side: Side | undefined;
  readonly of: SideBySidePage['translation'];
  /** Said in the place of a section that this page does not have. */
  readonly missing: string;
}

function Column({ side, of: { locale, native, url }, missing }: ColumnProps) {
  if (!side) return <p className={styles.missing}>{missing}</p>;
  return (
    <div role="group" aria-label={native} lang={locale} className={styles.column}>
      <span className={styles.language} aria-hidden="true">
        {native}
      </span>
      <Heading side={side} />
      {side.isData ? <OnThePage side={side} url={url} /> : null}
      <Html className={prose.prose} html={side.content} />
    </div>
  );
}

function Heading({ side: { id, title, isH3 } }: { readonly side: Side }) {
  if (title === null) return null;
  const Level = isH3 ? 'h3' : 'h2';
  return (
    <Level id={id ?? undefined} className={styles.heading}>
      {id === null ? (
        <Html as="span" html={title} />
      ) : (
        <a href={`#${id}`}>
          <Html as="span" html={title} />
        </a>
      )}
    </Level>
  );
}

/** Tables of browsers and standards are the same for both. */
function OnThePage({ side: { id }, url }: { readonly side: Side; readonly url: string }) {
  const text = useText();
  const locale = useLocale();
  return (
    <p lang={locale} className={styles.data}>
      <a href={id === null ? url : `${url}#${id}`}>{text('docs-beside-data')}</a>
    </p>
  );
}
