import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { notices } from '../../notices/notices-part.ts';

export const { bootstrap, mount, unmount } = browserEntry(notices);
