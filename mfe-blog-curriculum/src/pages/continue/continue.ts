import { definePart } from '@webdocs/remote-kit';
import words from '../../ticks/words/en-US.ftl';
import { ContinuePart } from './ContinuePart.tsx';

export const continuePart = definePart({ component: ContinuePart, messages: words });
