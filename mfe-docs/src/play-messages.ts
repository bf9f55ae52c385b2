import { catalogue } from '@webdocs/i18n';
import english from '../messages/play/en-US.ftl';

/** The words of the Playground. */
export const playMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "play-words-es" */ '../messages/play/es.ftl'),
  fr: () => import(/* webpackChunkName: "play-words-fr" */ '../messages/play/fr.ftl'),
  ja: () => import(/* webpackChunkName: "play-words-ja" */ '../messages/play/ja.ftl'),
  ko: () => import(/* webpackChunkName: "play-words-ko" */ '../messages/play/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "play-words-pt-BR" */ '../messages/play/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "play-words-ru" */ '../messages/play/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "play-words-zh-CN" */ '../messages/play/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "play-words-zh-TW" */ '../messages/play/zh-TW.ftl'),
});
