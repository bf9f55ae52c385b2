import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import styles from './WrittenPages.module.css';

const pages = [
  ['tests', '/observatory/docs/tests_and_scoring'],
  ['faq', '/observatory/docs/faq'],
] as const;

/** What is written about the scanner, in English. A site without these pages has no links to them. */
export function WrittenPages() {
  const text = useText();
  const { absent = [] } = useConfiguration();
  return (
    <p className={styles.pages}>
      {pages.map(([name, path]) =>
        absent.includes(path) ? null : (
          <a key={name} href={`/${fallbackLocale}${path}`}>
            {text(`plus-scan-read-${name}`)}
          </a>
        ),
      )}
    </p>
  );
}
