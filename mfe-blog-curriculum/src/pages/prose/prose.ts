import { definePart } from '@webdocs/remote-kit';
import { messages } from '../../messages.ts';
import { ProsePage } from './ProsePage.tsx';

export const prose = definePart({ component: ProsePage, messages });
