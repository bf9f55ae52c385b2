import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { bookmark } from '../../pages/bookmark/bookmark.ts';

export const { bootstrap, mount, unmount } = browserEntry(bookmark);
