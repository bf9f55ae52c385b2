import { joinCatalogues } from '@webdocs/i18n';
import answerWords from '@webdocs/page-states/answer/words/en-US.ftl';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/spotlight/words/en-US.ftl';
import { Spotlight } from './Spotlight.tsx';

export const spotlight = definePart({ component: Spotlight, messages: joinCatalogues(words, answerWords, pageStateWords) });
