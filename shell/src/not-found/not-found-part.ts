import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import brokenWords from './words/en-US.ftl';
import { NotFound } from './NotFound.tsx';

export const notFound = definePart({ component: NotFound, messages: joinCatalogues(words, brokenWords, pageStateWords) });
