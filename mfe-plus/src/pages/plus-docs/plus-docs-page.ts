import { catalogue } from '@webdocs/i18n';
import { readingMessages, withReading } from '@webdocs/reading/messages';
import { definePart } from '@webdocs/remote-kit';
import english from '../../../messages/en-US.ftl';
import { failureMessages, failureTranslations } from '../../failure-messages.ts';
import { joinedTranslations } from '../../joined-translations.ts';
import { translations } from '../../translations.ts';
import { PlusDocsPage } from './PlusDocsPage.tsx';

export const plusDocsPage = definePart({
  component: PlusDocsPage,
  messages: catalogue(english + failureMessages + readingMessages, withReading(joinedTranslations(translations, failureTranslations))),
});
