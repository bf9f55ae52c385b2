import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { playPage } from '../../pages/play-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(playPage);
