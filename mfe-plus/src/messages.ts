import { catalogue } from '@webdocs/i18n';
import english from '../messages/en-US.ftl';
import { joinedTranslations } from './joined-translations.ts';
import { failureMessages, failureTranslations } from './failure-messages.ts';
import { translations } from './translations.ts';

export const messages = catalogue(english + failureMessages, joinedTranslations(translations, failureTranslations));
