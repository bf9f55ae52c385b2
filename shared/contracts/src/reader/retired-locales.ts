import { isActiveLocale } from './locale.ts';

/** What each language calls itself that once had content. */
const ownNames: Readonly<Record<string, string>> = {
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  ca: 'Català',
  de: 'Deutsch',
  el: 'Ελληνικά',
  fa: 'فارسی',
  fi: 'Suomi',
  he: 'עברית',
  'hi-IN': 'हिन्दी (भारत)',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  kab: 'Taqbaylit',
  ms: 'Bahasa Melayu',
  my: 'မြန်မာဘာသာ',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-PT': 'Português (Europeu)',
  'sv-SE': 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
};

/** Addresses in them redirect to English, the language menu lists them as not available; one that is offered again is no longer among them. */
export const retiredLocales: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ownNames).filter(([locale]) => !isActiveLocale(locale)),
);
