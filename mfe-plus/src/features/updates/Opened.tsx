import { useLocale, useText, Slot } from '@webdocs/remote-kit';
import styles from './rows.module.css';

interface OpenedProps {
  /** Of the compatibility data. */
  readonly path: string;
  readonly name: string;
  /** The page about it, without the language. */
  readonly page: string | undefined;
  readonly specification: string | undefined;
}

/** What is under a row that was opened: who supports it, and where to read on. */
export function Opened({ path, name, page, specification }: OpenedProps) {
  const text = useText();
  const locale = useLocale();
  const search = `/${locale}/search?${new URLSearchParams({ q: name }).toString()}`;
  return (
    <>
      <Slot name="compat-table" input={path} className={styles.table} />
      <p className={styles.ways}>
        <a href={page ? `/${locale}${page}` : search}>{text(page ? 'plus-updates-article' : 'plus-updates-search-article')}</a>
        {specification && <a href={specification}>{text('plus-updates-specification')}</a>}
      </p>
    </>
  );
}
