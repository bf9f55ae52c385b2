import { headingId } from '@webdocs/contracts/page/document-ids';
import { nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import type { NotFoundPage } from '@webdocs/contracts/page/page';
import { BrokenBook } from '@webdocs/design/BrokenBook';
import { Button } from '@webdocs/design/Button';
import { search } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { Fragment } from 'react';
import { TextAround } from '../page-frame/TextAround.tsx';
import styles from './NotFound.module.css';
import { readablePath } from './readable-path.ts';
import { searchedWords } from './searched-words.ts';

interface MissingPageProps extends Pick<NotFoundPage, 'alternatives' | 'suggestions' | 'isUnknownId'> {
  readonly path: string;
  readonly locale: Locale;
}

/** Names the path that leads nowhere, and every way on from it. */
export function MissingPage({ path, locale, alternatives, suggestions, isUnknownId = false }: MissingPageProps) {
  const text = useText();
  const hasWords = !isUnknownId && alternatives.length + suggestions.length === 0;
  return (
    <div className={styles.page}>
      <BrokenBook />
      <h1 id={headingId}>{text('shell-not-found-title')}</h1>
      <p className={styles.sentence}>
        <TextAround id="shell-not-found-sentence" name="path">
          <code dir="ltr">
            {readablePath(path)
              .split(/(?<=\/)(?=[^/])/)
              .map((segment, at) => (
                <Fragment key={at}>
                  {at > 1 && <wbr />}
                  {segment}
                </Fragment>
              ))}
          </code>
        </TextAround>
      </p>
      <LinkList
        title={text('shell-not-found-alternatives')}
        links={alternatives.map((page) => ({ ...page, hint: nativeNames[page.locale as Locale] }))}
      />
      <LinkList
        title={text('shell-not-found-matches')}
        links={suggestions.map((page) => inItsLanguage(page, locale, placeAmong(page, suggestions)))}
      />
      {hasWords && <LinkList title={text('shell-not-found-words')} links={searches(path, locale)} />}
      <form role="search" aria-label={text('shell-not-found-search')} action={`/${locale}/search`} className={styles.search}>
        <Glyph of={search} />
        <label htmlFor="not-found-q" className="visually-hidden">
          {text('shell-not-found-search')}
        </label>
        <input
          id="not-found-q"
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          placeholder={text('shell-not-found-search')}
        />
      </form>
      <Button kind="primary" size="large" href={`/${locale}/`} className={styles.home}>
        {text('shell-not-found-home')}
      </Button>
    </div>
  );
}

function searches(path: string, locale: Locale): LinkListProps['links'] {
  return searchedWords(path).map((words) => ({
    url: `/${locale}/search?${new URLSearchParams({ q: words }).toString()}`,
    title: words,
    locale,
    hint: undefined,
  }));
}

type Suggestion = NotFoundPage['suggestions'][number];

/** Pages that are not translated are close matches too. */
function inItsLanguage(page: Suggestion, readers: Locale, place: string | undefined): LinkListProps['links'][number] {
  const locale = page.url.split('/')[1] as Locale;
  return { ...page, locale, hint: [place, locale !== readers && nativeNames[locale]].filter(Boolean).join(' · ') };
}

/** What a page is below, where another one has its title: a chapter and a definition of the glossary may. */
function placeAmong({ url, title }: Suggestion, all: readonly Suggestion[]): string | undefined {
  if (all.filter((other) => other.title === title).length < 2) return undefined;
  return readablePath(url).split('/').slice(3, -1).join(' › ').replaceAll('_', ' ');
}

interface LinkListProps {
  readonly title: string;
  readonly links: ReadonlyArray<{
    readonly url: string;
    readonly title: string;
    readonly locale: string;
    readonly hint: string | undefined;
  }>;
}

function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ url, title: name, locale, hint }) => (
          <li key={url}>
            <a href={url} hrefLang={locale}>
              {name}
            </a>
            {hint && <span className={styles.hint}>{hint}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
