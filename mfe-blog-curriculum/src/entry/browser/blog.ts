import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { blog } from '../../pages/blog/blog.ts';

export const { bootstrap, mount, unmount } = browserEntry(blog);
