import { definePart } from '@webdocs/remote-kit';
import { spotlightMessages } from '../../spotlight-messages.ts';
import { Spotlight } from './Spotlight.tsx';

export const spotlight = definePart({ component: Spotlight, messages: spotlightMessages });
