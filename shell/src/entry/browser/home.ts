import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { home } from '../../home/home-part.ts';

export const { bootstrap, mount, unmount } = browserEntry(home);
