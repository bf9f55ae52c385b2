import { browserPart } from '@webdocs/remote-kit/browser';
import { blog } from '../../pages/blog/blog.ts';

export const { bootstrap, mount, unmount } = browserPart(blog);
