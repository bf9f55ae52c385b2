import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { Home } from './Home.tsx';

export const home = definePart({ component: Home, messages: words });
