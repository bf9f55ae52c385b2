import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { homeHero } from '../../pages/home-hero.tsx';

export const { bootstrap, mount, unmount } = browserEntry(homeHero);
