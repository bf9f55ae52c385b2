import type { Translations } from '@webdocs/i18n';
import english from '../messages/session-ended/en-US.ftl';

/** What every form says of a call that failed. A part's catalogue holds it behind its own words, see joined-translations.ts. */
export const sessionEndedMessages: string = `\n${english}`;

export const sessionEndedTranslations: Translations = {
  es: () => import(/* webpackChunkName: "words-es" */ '../messages/session-ended/es.ftl'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/session-ended/fr.ftl'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../messages/session-ended/ja.ftl'),
  ko: () => import(/* webpackChunkName: "words-ko" */ '../messages/session-ended/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "words-pt-BR" */ '../messages/session-ended/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "words-ru" */ '../messages/session-ended/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ '../messages/session-ended/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "words-zh-TW" */ '../messages/session-ended/zh-TW.ftl'),
};
