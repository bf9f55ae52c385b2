import { browserPart } from '@webdocs/remote-kit/browser';
import { landingPage } from '../../pages/landing/landing-page.ts';

export const { bootstrap, mount, unmount } = browserPart(landingPage);
