import type { Locale } from '@webdocs/contracts/reader/locale';
import { ofLanguages, type ByLanguage } from './by-language.ts';
import { english } from './languages/en-us.ts';
import { french } from './languages/fr.ts';
import { japanese } from './languages/ja.ts';
import { korean } from './languages/ko.ts';
import { portuguese } from './languages/pt-br.ts';
import { russian } from './languages/ru.ts';
import { spanish } from './languages/es.ts';
import { chinese } from './languages/zh.ts';
import type { QuestionWords } from './question-words.ts';

const languages: ByLanguage<QuestionWords> = {
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

/** What a question may be written in. */
export function questionLanguages(locale: Locale): readonly QuestionWords[] {
  return ofLanguages(languages, locale);
}
