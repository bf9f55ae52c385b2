import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import communityWords from '../../features/community/words/en-US.ftl';
import choiceWords from '../../features/data-choices/words/en-US.ftl';
import teamWords from '../../features/team/words/en-US.ftl';
import { ProsePage } from './ProsePage.tsx';

export const prose = definePart({
  component: ProsePage,
  messages: joinCatalogues(choiceWords, communityWords, pageStateWords, readingWords, teamWords),
});
