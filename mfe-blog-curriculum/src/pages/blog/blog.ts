import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart } from '@webdocs/remote-kit';
import words from '../../features/posts/words/en-US.ftl';
import { Blog } from './Blog.tsx';

export const blog = definePart({ component: Blog, messages: joinCatalogues(words, pageStateWords, readingWords) });
