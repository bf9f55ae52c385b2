import { definePart } from '@webdocs/remote-kit';
import { bookmarkMessages } from '../../bookmark-messages.ts';
import { BookmarkPart } from './BookmarkPart.tsx';

export const bookmark = definePart({ component: BookmarkPart, messages: bookmarkMessages });
