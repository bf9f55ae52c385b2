/**
 * The locales readers can choose, in the order menus list them. Configuration may narrow the list. A language is added here; the
 * build then names the files of texts that it lacks.
 */
export const activeLocales = ['en-US', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'] as const;
export const fallbackLocale = 'en-US';

export type Locale = (typeof activeLocales)[number];

/** What each active language calls itself. */
export const nativeNames: Readonly<Record<Locale, string>> = {
  'en-US': 'English (US)',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  'pt-BR': 'Português (do Brasil)',
  ru: 'Русский',
  'zh-CN': '中文 (简体)',
  'zh-TW': '正體中文 (繁體)',
};

/** Other spellings of an active locale that addresses and browsers use. */
export const localeAliases: Readonly<Record<string, Locale>> = {
  en: 'en-US',
  pt: 'pt-BR',
  cn: 'zh-CN',
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
  'zh-mo': 'zh-TW',
};

export const preferredLocaleCookie = { name: 'preferredlocale', maxAgeSeconds: 94_608_000 } as const;

export function isActiveLocale(value: string): value is Locale {
  return (activeLocales as readonly string[]).includes(value);
}
