import { browserPart } from '@webdocs/remote-kit/browser';
import { bookmark } from '../../pages/bookmark/bookmark.ts';

export const { bootstrap, mount, unmount } = browserPart(bookmark);
