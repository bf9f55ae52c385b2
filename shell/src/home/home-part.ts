import { joinCatalogues } from '@webdocs/i18n';
import { definePart } from '@webdocs/remote-kit';
import frameWords from '../words/en-US.ftl';
import { Home } from './Home.tsx';
import words from './words/en-US.ftl';

export const home = definePart({ component: Home, messages: joinCatalogues(frameWords, words) });
