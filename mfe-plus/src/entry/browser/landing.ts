import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { landingPage } from '../../pages/landing/landing-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(landingPage);
