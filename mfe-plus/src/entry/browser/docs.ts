import { browserPart } from '@webdocs/remote-kit/browser';
import { plusDocsPage } from '../../pages/plus-docs/plus-docs-page.ts';

export const { bootstrap, mount, unmount } = browserPart(plusDocsPage);
