import { definePart } from '@webdocs/remote-kit';
import { Placement } from '../features/placement/Placement.tsx';
import words from '../features/placement/words/en-US.ftl';

export const placement = definePart({ component: Placement, messages: words });
