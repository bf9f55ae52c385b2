import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { spotlight } from '../../pages/spotlight/spotlight.ts';

export const { bootstrap, mount, unmount } = browserEntry(spotlight);
