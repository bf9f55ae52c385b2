import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { english } from './languages/en-us.ts';
import { french } from './languages/fr.ts';
import { japanese } from './languages/ja.ts';
import { korean } from './languages/ko.ts';
import { portuguese } from './languages/pt-br.ts';
import { russian } from './languages/ru.ts';
import { spanish } from './languages/es.ts';
import { chinese } from './languages/zh.ts';
import type { QuestionWords } from './question-words.ts';

const languages: Readonly<Record<Locale, QuestionWords>> = {
  'en-US': english,
  es: spanish,
  fr: french,
  ja: japanese,
  ko: korean,
  'pt-BR': portuguese,
  ru: russian,
  'zh-CN': chinese,
  'zh-TW': chinese,
};

/** What a question may be written in: the language of the screen, and English, which developers ask in everywhere. */
export function questionLanguages(locale: Locale): readonly QuestionWords[] {
  return locale === fallbackLocale ? [english] : [languages[locale], english];
}
