import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { headerBox } from '../../pages/header-box.tsx';

export const { bootstrap, mount, unmount } = browserEntry(headerBox);
