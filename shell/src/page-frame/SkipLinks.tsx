import { pathWithoutLocale, type Address } from '@webdocs/contracts/reader/address';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { useText } from '@webdocs/remote-kit';
import { headerIds } from '../menus/header-ids.ts';
import styles from './SkipLinks.module.css';

/** The first stops of the tab key: past header, breadcrumbs and sidebar to what the reader came for. */
export function SkipLinks({ address }: { address: Address }) {
  const text = useText();
  const isDocument = pathWithoutLocale(address.pathname).startsWith('/docs');
  return (
    <ul className={styles.links}>
      <li>
        <a href={`#${headingId}`}>{text('shell-skip-main')}</a>
      </li>
      <li>
        <a href={`#${headerIds.search}`}>{text('shell-skip-search')}</a>
      </li>
      {isDocument && (
        <li>
          <a href={`#${headerIds.language}`}>{text('shell-skip-language')}</a>
        </li>
      )}
    </ul>
  );
}
