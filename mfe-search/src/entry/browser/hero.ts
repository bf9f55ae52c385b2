import { browserPart } from '@webdocs/remote-kit/browser';
import { homeHero } from '../../pages/home-hero.tsx';

export const { bootstrap, mount, unmount } = browserPart(homeHero);
