import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { placement } from '../../pages/placement.ts';

export const { bootstrap, mount, unmount } = browserEntry(placement);
