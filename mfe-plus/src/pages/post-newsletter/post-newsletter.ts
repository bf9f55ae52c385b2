import { definePart } from '@webdocs/remote-kit';
import words from '../../features/newsletter-form/words/en-US.ftl';
import { PostNewsletter } from './PostNewsletter.tsx';

export const postNewsletter = definePart({ component: PostNewsletter, messages: words });
