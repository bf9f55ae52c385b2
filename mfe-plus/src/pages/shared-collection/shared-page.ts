import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/shared-collection/words/en-US.ftl';
import { SharedPage } from './SharedPage.tsx';

export const sharedPage = definePart({
  component: SharedPage,
  messages: joinCatalogues(words, pageStateWords),
});
