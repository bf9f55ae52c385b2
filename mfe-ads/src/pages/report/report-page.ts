import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/report/words/en-US.ftl';
import { ReportPage } from './ReportPage.tsx';

export const reportPage = definePart({ component: ReportPage, messages: joinCatalogues(words, pageStateWords) });
