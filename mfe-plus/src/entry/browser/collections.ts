import { browserPart } from '@webdocs/remote-kit/browser';
import { collectionsPage } from '../../pages/collections/collections-page.ts';

export const { bootstrap, mount, unmount } = browserPart(collectionsPage);
