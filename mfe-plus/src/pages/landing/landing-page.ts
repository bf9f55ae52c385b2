import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import callWords from '../../features/session-ended/words/en-US.ftl';
import { LandingPage } from './LandingPage.tsx';
import words from './words/en-US.ftl';

export const landingPage = definePart({ component: LandingPage, messages: joinCatalogues(words, callWords, pageStateWords) });
