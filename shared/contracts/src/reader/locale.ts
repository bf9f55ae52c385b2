/**
 * The locales readers can choose, in the order menus list them, and what each language calls itself. Configuration may narrow the
 * list. A language is added here: what it has no words for yet is said in English, and the checks name the files to write.
 */
export const nativeNames = {
  'en-US': 'English (US)',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ko: '한국어',
  'pt-BR': 'Português (do Brasil)',
  ru: 'Русский',
  'zh-CN': '中文 (简体)',
  'zh-TW': '正體中文 (繁體)',
} as const;

export type Locale = keyof typeof nativeNames;

export const activeLocales = Object.keys(nativeNames) as readonly Locale[];
export const fallbackLocale = 'en-US';

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
