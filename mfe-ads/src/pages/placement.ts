import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Placement } from '../features/placement/Placement.tsx';

export const placement = definePart({ component: Placement, messages });
