import { browserPart } from '@webdocs/remote-kit/browser';
import { home } from '../../home/home-part.ts';

export const { bootstrap, mount, unmount } = browserPart(home);
