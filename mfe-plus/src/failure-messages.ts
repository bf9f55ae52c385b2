import type { Translations } from '@webdocs/i18n';
import english from '../messages/failures/en-US.ftl';

/** What every part says of a page or a call that failed. It stands behind the words of the part, see joined-translations.ts. */
export const failureMessages: string = `\n${english}`;

export const failureTranslations: Translations = {
  es: () => import(/* webpackChunkName: "words-es" */ '../messages/failures/es.ftl'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/failures/fr.ftl'),
  ja: () => import(/* webpackChunkName: "words-ja" */ '../messages/failures/ja.ftl'),
  ko: () => import(/* webpackChunkName: "words-ko" */ '../messages/failures/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "words-pt-BR" */ '../messages/failures/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "words-ru" */ '../messages/failures/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ '../messages/failures/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "words-zh-TW" */ '../messages/failures/zh-TW.ftl'),
};
