import { browserPart } from '@webdocs/remote-kit/browser';
import { staffPage } from '../../pages/staff/staff-page.ts';

export const { bootstrap, mount, unmount } = browserPart(staffPage);
