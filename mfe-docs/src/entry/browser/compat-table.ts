import { browserPart } from '@webdocs/remote-kit/browser';
import { compatTable } from '../../pages/compat-table.tsx';

export const { bootstrap, mount, unmount } = browserPart(compatTable);
