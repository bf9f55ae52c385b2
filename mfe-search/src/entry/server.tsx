import { serverEntry } from '@webdocs/remote-kit/server';
import { headerBox } from '../pages/header-box.tsx';
import { homeHero } from '../pages/home-hero.tsx';
import { resultsPage } from '../pages/results-page.tsx';
import { definition } from '../../definition.ts';
import { plain } from './plain.ts';

export default serverEntry(definition, { box: headerBox, hero: homeHero, page: resultsPage }, { plain });
