import { browserPart } from '@webdocs/remote-kit/browser';
import { generic } from '../../generic/generic-part.ts';

export const { bootstrap, mount, unmount } = browserPart(generic);
