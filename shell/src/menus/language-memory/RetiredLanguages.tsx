import { retiredLocales } from '@webdocs/contracts/reader/retired-locales';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { MenuButton } from '@webdocs/design/Menu';
import { useText } from '@webdocs/remote-kit';
import styles from '../HeaderTools.module.css';

/** The languages that the site once spoke: folded away, no more than a note. */
export function RetiredLanguages() {
  const text = useText();
  return (
    <details className={styles.retired}>
      <summary>
        {text('shell-language-inactive')}
        <Glyph of={chevronDown} size={16} />
      </summary>
      <ul>
        {Object.entries(retiredLocales).map(([locale, name]) => (
          <li key={locale} lang={locale}>
            <MenuButton disabled>{name}</MenuButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
