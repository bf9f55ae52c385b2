import type { PageOf } from '@webdocs/contracts/page/page';
import { useLocale, useText } from '@webdocs/remote-kit';
import { otherLanguage } from '../menus/address-in-locale.ts';
import english from '../menus/OtherLanguage.module.css';
import styles from './FeaturedArticles.module.css';
import { spineOf } from './spine-of.ts';

type Article = PageOf<'Homepage'>['hyData']['featuredArticles'][number];

export function FeaturedArticles({ articles }: { articles: readonly Article[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section aria-labelledby="featured-articles">
      <h2 id="featured-articles" className={styles.heading}>
        {text('shell-home-featured')}
      </h2>
      <ul className={styles.cards}>
        {articles.map(({ mdn_url, title, summary, tag }) => (
          <li key={mdn_url} className={styles.card} data-spine={spineOf(tag?.uri ?? mdn_url)}>
            {tag && (
              <a className={styles.tag} href={tag.uri} lang={otherLanguage(locale, tag.uri)} hrefLang={otherLanguage(locale, tag.uri)}>
                {tag.title}
              </a>
            )}
            <h3>
              <a href={mdn_url} hrefLang={otherLanguage(locale, mdn_url)} lang={otherLanguage(locale, mdn_url)}>
                {title}
              </a>
              {otherLanguage(locale, mdn_url) && <span className={english.mark} />}
            </h3>
            <p lang={otherLanguage(locale, mdn_url)}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
