import { catalogue } from '@webdocs/i18n';
import { readingMessages, readingTranslations } from '@webdocs/reading/messages';
import english from '../messages/en-US.ftl';

export const messages = catalogue(english + readingMessages, readingTranslations);
