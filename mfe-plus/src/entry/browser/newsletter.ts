import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { newsletterPage } from '../../pages/newsletter/newsletter-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(newsletterPage);
