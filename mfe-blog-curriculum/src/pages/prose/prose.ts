import { joinCatalogues } from '@webdocs/i18n';
import answerWords from '@webdocs/page-states/answer/words/en-US.ftl';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import { ProsePage } from './ProsePage.tsx';

export const prose = definePart({ component: ProsePage, messages: joinCatalogues(answerWords, pageStateWords, readingWords) });
