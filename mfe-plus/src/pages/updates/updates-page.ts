import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/updates/words/en-US.ftl';
import watchingWords from '../../features/watching/words/en-US.ftl';
import { UpdatesPage } from './UpdatesPage.tsx';

export const updatesPage = definePart({
  component: UpdatesPage,
  messages: joinCatalogues(words, watchingWords, pageStateWords),
});
