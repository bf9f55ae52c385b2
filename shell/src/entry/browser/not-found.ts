import { browserPart } from '@webdocs/remote-kit/browser';
import { notFound } from '../../not-found/not-found-part.ts';

export const { bootstrap, mount, unmount } = browserPart(notFound);
