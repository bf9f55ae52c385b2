import { browserPart } from '@webdocs/remote-kit/browser';
import { advertisingPage } from '../../pages/advertising/advertising-page.ts';

export const { bootstrap, mount, unmount } = browserPart(advertisingPage);
