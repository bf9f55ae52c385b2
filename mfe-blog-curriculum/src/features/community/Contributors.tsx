import type { PageOf } from '@webdocs/contracts/page/page';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import styles from './Community.module.css';

type Contributors = NonNullable<PageOf<'Generic'>['hyData']['contributors']>;

/** Who changed pages, and how many; those beyond the first ones are counted. */
export function Contributors({ id, contributors: { total, items } }: { readonly id: string; readonly contributors: Contributors }) {
  const text = useText();
  const locale = useLocale();
  const more = total - items.length;
  return (
    <section className={styles.part} lang={locale} aria-labelledby={id}>
      <h2 id={id}>{text('blog-community-contributors')}</h2>
      <ul className={styles.names}>
        {items.map(({ name, pages }) => (
          <li key={name}>
            <span translate="no">{name}</span> <span className={styles.count}>{text('blog-community-pages', { count: pages })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text('blog-community-more', { shown: formatNumber(locale, more) })}</p>}
    </section>
  );
}
