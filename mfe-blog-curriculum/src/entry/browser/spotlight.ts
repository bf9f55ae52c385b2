import { browserPart } from '@webdocs/remote-kit/browser';
import { spotlight } from '../../pages/spotlight/spotlight.ts';

export const { bootstrap, mount, unmount } = browserPart(spotlight);
