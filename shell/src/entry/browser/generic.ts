import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { generic } from '../../generic/generic-part.ts';

export const { bootstrap, mount, unmount } = browserEntry(generic);
