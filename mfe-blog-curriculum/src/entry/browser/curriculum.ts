import { browserPart } from '@webdocs/remote-kit/browser';
import { curriculum } from '../../pages/curriculum/curriculum.ts';

export const { bootstrap, mount, unmount } = browserPart(curriculum);
