import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { Translations } from '@webdocs/i18n';

/** Several sets of words as one: what stands later comes after. */
export function joinedTranslations(...sets: readonly Translations[]): Translations {
  return Object.fromEntries(
    activeLocales.map((locale) => [
      locale,
      async () => {
        const sources = await Promise.all(sets.map((set) => set[locale]?.()));
        return { default: sources.map((source) => source?.default ?? '').join('\n') };
      },
    ]),
  );
}
