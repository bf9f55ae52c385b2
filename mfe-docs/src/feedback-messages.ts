import { catalogue } from '@webdocs/i18n';
import english from '../messages/feedback/en-US.ftl';

/** The words of the page that shows writers what readers say: no reader fetches them. */
export const feedbackMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "writers-words-es" */ '../messages/feedback/es.ftl'),
  fr: () => import(/* webpackChunkName: "writers-words-fr" */ '../messages/feedback/fr.ftl'),
  ja: () => import(/* webpackChunkName: "writers-words-ja" */ '../messages/feedback/ja.ftl'),
  ko: () => import(/* webpackChunkName: "writers-words-ko" */ '../messages/feedback/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "writers-words-pt-BR" */ '../messages/feedback/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "writers-words-ru" */ '../messages/feedback/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "writers-words-zh-CN" */ '../messages/feedback/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "writers-words-zh-TW" */ '../messages/feedback/zh-TW.ftl'),
});
