import { browserPart } from '@webdocs/remote-kit/browser';
import { prose } from '../../pages/prose/prose.ts';

export const { bootstrap, mount, unmount } = browserPart(prose);
