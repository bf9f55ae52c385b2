import { serverEntry } from '@webdocs/remote-kit/server';
import { headerBox } from '../pages/header-box.tsx';
import { homeHero } from '../pages/home-hero.tsx';
import { resultsPage } from '../pages/results-page.tsx';
import { definition } from '../../definition.ts';

export default serverEntry(definition, { box: headerBox, hero: homeHero, page: resultsPage });
