import { catalogue } from '@webdocs/i18n';
import { readingMessages, withReading } from '@webdocs/reading/messages';
import { definePart } from '@webdocs/remote-kit';
import english from '../../messages/en-US.ftl';
import { translations } from '../translations.ts';
import { GenericPage } from './GenericPage.tsx';

export const generic = definePart({ component: GenericPage, messages: catalogue(english + readingMessages, withReading(translations)) });
