import { browserPart } from '@webdocs/remote-kit/browser';
import { writersPage } from '../../pages/writers-page.tsx';

export const { bootstrap, mount, unmount } = browserPart(writersPage);
