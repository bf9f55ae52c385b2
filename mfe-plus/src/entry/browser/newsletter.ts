import { browserPart } from '@webdocs/remote-kit/browser';
import { newsletterPage } from '../../pages/newsletter/newsletter-page.ts';

export const { bootstrap, mount, unmount } = browserPart(newsletterPage);
