import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { notFound } from '../../not-found/not-found-part.ts';

export const { bootstrap, mount, unmount } = browserEntry(notFound);
