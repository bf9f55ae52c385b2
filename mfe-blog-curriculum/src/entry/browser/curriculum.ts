import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { curriculum } from '../../pages/curriculum/curriculum.ts';

export const { bootstrap, mount, unmount } = browserEntry(curriculum);
