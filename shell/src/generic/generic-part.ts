import { joinCatalogues } from '@webdocs/i18n';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { GenericPage } from './GenericPage.tsx';

export const generic = definePart({ component: GenericPage, messages: joinCatalogues(words, readingWords) });
