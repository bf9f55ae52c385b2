import type { PageOf } from '@webdocs/contracts/page/page';
import { useText } from '@webdocs/remote-kit';
import styles from './FeaturedArticles.module.css';
import { spineOf } from './spine-of.ts';

type Article = PageOf<'Homepage'>['hyData']['featuredArticles'][number];

export function FeaturedArticles({ articles }: { articles: readonly Article[] }) {
  const text = useText();
  return (
    <section aria-labelledby="featured-articles">
      <h2 id="featured-articles" className={styles.heading}>
        {text('shell-home-featured')}
      </h2>
      <ul className={styles.cards}>
        {articles.map(({ mdn_url, title, summary, tag }) => (
          <li key={mdn_url} className={styles.card} data-spine={spineOf(tag?.uri ?? mdn_url)}>
            {tag && (
              <a className={styles.tag} href={tag.uri}>
                {tag.title}
              </a>
            )}
            <h3>
              <a href={mdn_url}>{title}</a>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
