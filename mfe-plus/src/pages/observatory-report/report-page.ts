import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import formWords from '../../features/observatory-form/words/en-US.ftl';
import { ReportPage } from './ReportPage.tsx';
import words from './words/en-US.ftl';

export const reportPage = definePart({
  component: ReportPage,
  messages: joinCatalogues(words, formWords, pageStateWords),
});
