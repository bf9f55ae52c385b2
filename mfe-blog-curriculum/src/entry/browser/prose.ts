import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { prose } from '../../pages/prose/prose.ts';

export const { bootstrap, mount, unmount } = browserEntry(prose);
