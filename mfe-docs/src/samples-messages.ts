import { catalogue } from '@webdocs/i18n';
import english from '../messages/samples/en-US.ftl';

/** The words around samples and examples: fetched with what runs them. */
export const samplesMessages = catalogue(english, {
  es: () => import(/* webpackChunkName: "samples-words-es" */ '../messages/samples/es.ftl'),
  fr: () => import(/* webpackChunkName: "samples-words-fr" */ '../messages/samples/fr.ftl'),
  ja: () => import(/* webpackChunkName: "samples-words-ja" */ '../messages/samples/ja.ftl'),
  ko: () => import(/* webpackChunkName: "samples-words-ko" */ '../messages/samples/ko.ftl'),
  'pt-BR': () => import(/* webpackChunkName: "samples-words-pt-BR" */ '../messages/samples/pt-BR.ftl'),
  ru: () => import(/* webpackChunkName: "samples-words-ru" */ '../messages/samples/ru.ftl'),
  'zh-CN': () => import(/* webpackChunkName: "samples-words-zh-CN" */ '../messages/samples/zh-CN.ftl'),
  'zh-TW': () => import(/* webpackChunkName: "samples-words-zh-TW" */ '../messages/samples/zh-TW.ftl'),
});
