import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Notices } from './Notices.tsx';

export const notices = definePart({ component: Notices, messages });
