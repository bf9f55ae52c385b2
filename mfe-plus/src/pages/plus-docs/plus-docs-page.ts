import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/plus-docs-sidebar/words/en-US.ftl';
import { PlusDocsPage } from './PlusDocsPage.tsx';

export const plusDocsPage = definePart({
  component: PlusDocsPage,
  messages: joinCatalogues(words, pageStateWords, readingWords),
});
