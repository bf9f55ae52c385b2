import type { PageOf } from '@webdocs/contracts/page/page';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { otherLanguage } from '../menus/address-in-locale.ts';
import styles from './Shelf.module.css';

type Book = NonNullable<PageOf<'Homepage'>['hyData']['shelf']>[number];

/** The reference sections as books: upright on a board, on phones lying in a pile. */
export function Shelf({ books }: { books: readonly Book[] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <nav className={styles.shelf} aria-label={text('shell-home-shelf')}>
      <ul>
        {books.map(({ title, url, count, cloth }) => (
          <li key={url}>
            <a className={styles.book} href={url} hrefLang={otherLanguage(locale, url)} data-spine={cloth}>
              <span className={styles.title}>{title}</span>{' '}
              <span className={styles.count}>
                {formatNumber(locale, count)} <span className="visually-hidden">{text('shell-home-pages', { count })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
