import { browserPart } from '@webdocs/remote-kit/browser';
import { placement } from '../../pages/placement.ts';

export const { bootstrap, mount, unmount } = browserPart(placement);
