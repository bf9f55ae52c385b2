import { joinCatalogues } from '@webdocs/i18n';
import { definePart } from '@webdocs/remote-kit';
import earlyWords from '../../features/early-access/words/en-US.ftl';
import words from '../../features/newsletter-form/words/en-US.ftl';
import { PostNewsletter } from './PostNewsletter.tsx';

export const postNewsletter = definePart({ component: PostNewsletter, messages: joinCatalogues(words, earlyWords) });
