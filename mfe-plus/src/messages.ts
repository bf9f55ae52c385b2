import { catalogue } from '@webdocs/i18n';
import english from '../messages/en-US.ftl';
import { translations } from './translations.ts';

export const messages = catalogue(english, translations);
