import { browserPart } from '@webdocs/remote-kit/browser';
import { headerBox } from '../../pages/header-box.tsx';

export const { bootstrap, mount, unmount } = browserPart(headerBox);
