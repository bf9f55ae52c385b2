import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { compatTable } from '../../pages/compat-table.tsx';

export const { bootstrap, mount, unmount } = browserEntry(compatTable);
