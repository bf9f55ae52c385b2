import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Bookmark } from '../features/bookmark/Bookmark.tsx';

export const bookmark = definePart({ component: Bookmark, messages });
