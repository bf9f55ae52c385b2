import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { staffPage } from '../../pages/staff/staff-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(staffPage);
