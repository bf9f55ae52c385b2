import { catalogue } from '@webdocs/i18n';
import english from '../messages/en-US.ftl';
import { joinedTranslations } from './joined-translations.ts';
import { sessionEndedMessages, sessionEndedTranslations } from './session-ended-messages.ts';
import { translations } from './translations.ts';

export const messages = catalogue(english + sessionEndedMessages, joinedTranslations(translations, sessionEndedTranslations));
