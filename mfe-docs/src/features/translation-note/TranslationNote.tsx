import type { Document } from '@webdocs/contracts/page';
import { fallbackLocale } from '@webdocs/contracts/locale';
import { Note } from '@webdocs/design/Note';
import { useLocale, useText } from '@webdocs/remote-kit';

/** Says on a translated page that volunteers wrote it, and where the English page is. */
export function TranslationNote({ doc }: { readonly doc: Document }) {
  const text = useText();
  const locale = useLocale();
  if (!doc.isTranslated || doc.locale === fallbackLocale) return null;
  return (
    <Note kind="note" title={text('docs-translation')}>
      {text('docs-translation-volunteers')} <a href={`/${locale}/community`}>{text('docs-translation-join')}</a>{' '}
      <a href={doc.mdn_url.replace(`/${doc.locale}/`, `/${fallbackLocale}/`)} hrefLang={fallbackLocale}>
        {text('docs-translation-english')}
      </a>
    </Note>
  );
}
