import { catalogue } from '@webdocs/i18n';
import english from '../messages/feedback/en-US.ftl';

/** The words of the page that shows writers what readers say: no reader fetches them. */
export const feedbackMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "feedback-words-es" */ '../messages/feedback/es.ftl'),
  fr: () => import(/* webpackChunkName: "feedback-words-fr" */ '../messages/feedback/fr.ftl'),
  ja: () => import(/* webpackChunkName: "feedback-words-ja" */ '../messages/feedback/ja.ftl'),
  ko: () => import(/* webpackChunkName: "feedback-words-ko" */ '../messages/feedback/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "feedback-words-pt-BR" */ '../messages/feedback/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "feedback-words-ru" */ '../messages/feedback/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "feedback-words-zh-CN" */ '../messages/feedback/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "feedback-words-zh-TW" */ '../messages/feedback/zh-TW.ftl'),
});
