import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { plusDocsPage } from '../../pages/plus-docs/plus-docs-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(plusDocsPage);
