import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import { NotFound } from './NotFound.tsx';
import words from './words/en-US.ftl';

export const notFound = definePart({ component: NotFound, messages: joinCatalogues(words, pageStateWords) });
