import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import introWords from '../../features/ai-help-intro/words/en-US.ftl';
import { AiHelpPage } from './AiHelpPage.tsx';

export const aiHelpPage = definePart({ component: AiHelpPage, messages: joinCatalogues(introWords, pageStateWords) });
