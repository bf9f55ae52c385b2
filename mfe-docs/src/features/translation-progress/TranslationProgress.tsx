import { headingId } from '@webdocs/contracts/page/document-ids';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { TranslationsPage } from '@webdocs/contracts/page/translations-page';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { Fragment } from 'react';
import { listId, withFilter } from './list-address.ts';
import { PageList } from './PageList.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useFigures } from './use-figures.ts';
import styles from './TranslationProgress.module.css';

/** How far translations are: of all languages at the top, then of the parts of the documentation, then of each page. */
export function TranslationProgress({ page }: { readonly page: TranslationsPage }) {
  const text = useText();
  const locale = useLocale();
  const { section, upTo } = page;
  return (
    <div className={styles.page}>
      <h1 id={headingId}>{section ? text('docs-progress-heading-of', { section: section.title }) : text('docs-progress-heading')}</h1>
      <p className={styles.about}>
        {text('docs-progress-about')}{' '}
        {upTo === undefined ? text('docs-progress-no-history') : text('docs-progress-up-to', { date: formatDate(locale, upTo) })}
      </p>
      {locale !== fallbackLocale && (
        <p className={styles.up}>
          <a href={`#${listId}`}>{text('docs-progress-list')}</a>
        </p>
      )}
      {section && (
        <p className={styles.up}>
          <a href={`/${locale}/translations`}>{text('docs-progress-all-sections')}</a>
        </p>
      )}
      <Languages page={page} />
      {!section && <Sections page={page} />}
      {locale !== fallbackLocale && <PageList page={page} />}
    </div>
  );
}

function Languages({ page: { languages } }: { readonly page: TranslationsPage }) {
  const text = useText();
  const locale = useLocale();
  const figures = useFigures();
  return (
    <section aria-labelledby="languages">
      <h2 id="languages">{text('docs-progress-languages')}</h2>
      <ul className={styles.cards}>
        {languages.map(({ locale: language, native, url, counts }) => (
          <li key={language} className={styles.card}>
            <a
              href={url}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'page' : undefined}
              className={styles.name}
            >
              {native}
            </a>
            <ProgressBar counts={counts} />
            <Figures of={figures(counts)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections({ page: { sections, filter } }: { readonly page: TranslationsPage }) {
  const text = useText();
  const figures = useFigures();
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">{text('docs-progress-sections')}</h2>
      <ul className={styles.sections}>
        {sections.map(({ slug, title, lang, url, pages, counts }) => (
          <li key={slug}>
            <a href={filter.state ? withFilter(url, filter) : url} className={styles.name}>
              <span lang={lang}>{title}</span>
            </a>
            {counts && <ProgressBar counts={counts} />}
            <Figures of={counts ? figures(counts) : [text('docs-progress-pages', { count: pages })]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A figure does not break across lines; a line ends before or after it. */
function Figures({ of: figures }: { readonly of: readonly string[] }) {
  return (
    <p className={styles.figures}>
      {figures.map((figure, index) => (
        <Fragment key={figure}>
          {index > 0 && ' · '}
          <span>{figure}</span>
        </Fragment>
      ))}
    </p>
  );
}
