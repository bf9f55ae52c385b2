import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { documentPage } from '../../pages/document-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(documentPage);
