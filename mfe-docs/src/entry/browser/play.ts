import { browserPart } from '@webdocs/remote-kit/browser';
import { playPage } from '../../pages/play-page.tsx';

export const { bootstrap, mount, unmount } = browserPart(playPage);
