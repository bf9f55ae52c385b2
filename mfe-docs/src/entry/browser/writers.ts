import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { writersPage } from '../../pages/writers-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(writersPage);
