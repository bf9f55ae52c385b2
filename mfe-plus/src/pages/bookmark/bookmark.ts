import { definePart } from '@webdocs/remote-kit';
import words from '../../features/bookmark/words/en-US.ftl';
import { BookmarkPart } from './BookmarkPart.tsx';

export const bookmark = definePart({ component: BookmarkPart, messages: words });
