import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { frameDocuments } from '@webdocs/contracts/frame-documents';
import { fallbackLocale, type Locale } from '@webdocs/contracts/locale';
import type { Content } from '@webdocs/content';

/** The configuration as pages of one language see it: menus lead to English where there is nothing else. */
export function configurationIn(
  locale: Locale,
  { configuration, content }: { readonly configuration: PublicConfiguration; readonly content: Pick<Content, 'exists'> },
): PublicConfiguration {
  const isThere = (wanted: Locale, path: string) => content.exists(wanted, `/${wanted}${path}`);
  const onlyInEnglish = frameDocuments.filter((path) => !isThere(locale, path) && isThere(fallbackLocale, path));
  return onlyInEnglish.length ? { ...configuration, onlyInEnglish } : configuration;
}
