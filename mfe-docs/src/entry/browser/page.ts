import { browserPart } from '@webdocs/remote-kit/browser';
import { documentPage } from '../../pages/document-page.tsx';

export const { bootstrap, mount, unmount } = browserPart(documentPage);
