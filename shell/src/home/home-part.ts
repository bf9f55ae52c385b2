import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Home } from './Home.tsx';

export const home = definePart({ component: Home, messages });
