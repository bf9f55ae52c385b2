import { catalogue } from '@webdocs/i18n';
import english from '../messages/samples/en-US.ftl';

/** The words around samples and examples: fetched with what runs them. */
export const samplesMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/samples/es.ftl'),
  fr: () => import(/* webpackChunkName: "later-words-fr" */ '../messages/samples/fr.ftl'),
  ja: () => import(/* webpackChunkName: "later-words-ja" */ '../messages/samples/ja.ftl'),
  ko: () => import(/* webpackChunkName: "later-words-ko" */ '../messages/samples/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "later-words-pt-BR" */ '../messages/samples/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "later-words-ru" */ '../messages/samples/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "later-words-zh-CN" */ '../messages/samples/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "later-words-zh-TW" */ '../messages/samples/zh-TW.ftl'),
});
