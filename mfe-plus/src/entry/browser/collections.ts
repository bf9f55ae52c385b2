import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { collectionsPage } from '../../pages/collections/collections-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(collectionsPage);
