import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { advertisingPage } from '../../pages/advertising/advertising-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(advertisingPage);
