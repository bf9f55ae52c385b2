import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import type { Document } from '@webdocs/contracts/page/page';
import { preferredLocaleCookieFor } from '@webdocs/contracts/reader/preferred-locale';
import { Button } from '@webdocs/design/Button';
import { Note } from '@webdocs/design/Note';
import { formatDate } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import styles from './TranslationNote.module.css';

/** Says on a translated page who translated it, whether English has moved on since, and how to read that instead. */
export function TranslationNote({ doc }: { readonly doc: Document }) {
  const text = useText();
  const locale = useLocale();
  if (!doc.isTranslated || doc.locale === fallbackLocale) return null;
  const { isMachineTranslated, englishModified } = doc;
  const isInEnglish = doc.other_translations?.some((translation) => translation.locale === fallbackLocale);
  const english = isInEnglish && doc.mdn_url.replace(`/${doc.locale}/`, `/${fallbackLocale}/`);

  function rememberEnglish() {
    document.cookie = preferredLocaleCookieFor(fallbackLocale, location.hostname);
    track({ kind: 'click', source: `language: ${locale} -> ${fallbackLocale}` });
  }
  return (
    <Note kind={isMachineTranslated === true ? 'warning' : 'note'} title={text('docs-translation')} className={styles.note}>
      <p>
        {isMachineTranslated === true ? (
          text('docs-translation-machine')
        ) : (
          <>
            {text('docs-translation-volunteers')} <a href={`/${locale}/community`}>{text('docs-translation-join')}</a>
          </>
        )}{' '}
        <a href={`/${locale}/translations`}>{text('docs-translation-progress')}</a>
      </p>
      {typeof englishModified === 'string' && <p>{text('docs-translation-lag', { date: formatDate(locale, englishModified) })}</p>}
      {english && (
        <p className={styles.actions}>
          <Button href={english} hrefLang={fallbackLocale} size="small">
            {text('docs-translation-english')}
          </Button>
          {/* A link: a page in another language comes with a header, a menu and a `lang` of its own. */}
          <Button href={english} hrefLang={fallbackLocale} size="small" kind="quiet" className={styles.always} onClick={rememberEnglish}>
            {text('docs-translation-always')}
          </Button>
          <Button href={doc.mdn_url.replace('/docs/', '/side-by-side/')} size="small" kind="quiet">
            {text('docs-translation-beside')}
          </Button>
        </p>
      )}
    </Note>
  );
}
