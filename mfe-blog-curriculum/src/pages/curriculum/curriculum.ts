import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/curriculum/words/en-US.ftl';
import tickWords from '../../ticks/words/en-US.ftl';
import { Curriculum } from './Curriculum.tsx';

export const curriculum = definePart({ component: Curriculum, messages: joinCatalogues(words, tickWords, pageStateWords, readingWords) });
