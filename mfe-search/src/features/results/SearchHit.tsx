import type { MarkedText } from '@webdocs/contracts/api/search';
import { nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { useText } from '@webdocs/remote-kit';
import { Fragment } from 'react';
import styles from './ResultList.module.css';

interface SearchHitProps {
  readonly hit: SearchPage['hits'][number];
  /** With what it was ranked by. */
  readonly isExplained: boolean;
}

/** A page that answers a query: where it is, its title and what it says. */
export function SearchHit({
  hit: { mdn_url: url, title, summary, parents = [], locale, marked, kind, score, popularity },
  isExplained,
}: SearchHitProps) {
  const text = useText();
  const about = marked?.summary ?? (summary ? [{ text: summary }] : []);
  const [fragment] = marked?.body ?? [];
  return (
    <article lang={locale}>
      {(parents.length > 0 || kind) && (
        <p className={styles.path}>
          <span>{parents.join(' › ')}</span>
          {kind && <span className={styles.kind}>{text(`search-kind-${kind}`)}</span>}
        </p>
      )}
      <h2 className={styles.title}>
        <a href={url}>
          <Marked parts={marked?.title ?? [{ text: title }]} />
        </a>
        {locale && <span className={styles.language}>{nativeNames[locale as Locale] ?? locale}</span>}
      </h2>
      {about.length > 0 && (
        <p className={styles.summary}>
          <Marked parts={about} />
        </p>
      )}
      {fragment && (
        <p className={styles.fragment}>
          <Marked parts={fragment} />
        </p>
      )}
      {isExplained && (score !== undefined || popularity !== undefined) && (
        <p className={styles.ranking}>
          {score !== undefined && <span>{text('search-score', { value: String(score) })}</span>}
          {popularity !== undefined && <span>{text('search-popularity', { value: String(popularity) })}</span>}
        </p>
      )}
    </article>
  );
}

/** Text of which the parts that were asked for are marked, and code is set as code. */
function Marked({ parts }: { readonly parts: MarkedText }) {
  return runsOf(parts).map(({ isCode, parts: run }, index) => {
    const said = run.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text));
    return isCode ? <code key={index}>{said}</code> : <Fragment key={index}>{said}</Fragment>;
  });
}

interface Run {
  readonly isCode: boolean;
  readonly parts: MarkedText;
}

/** Code of which one part is marked is one code all the same. */
function runsOf(parts: MarkedText): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const isCode = part.code === true;
    const last = runs.at(-1);
    if (last?.isCode === isCode) last.parts.push(part);
    else runs.push({ isCode, parts: [part] });
  }
  return runs;
}
