import { browserPart } from '@webdocs/remote-kit/browser';
import { notices } from '../../notices/notices-part.ts';

export const { bootstrap, mount, unmount } = browserPart(notices);
