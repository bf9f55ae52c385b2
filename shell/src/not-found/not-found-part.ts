import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { NotFound } from './NotFound.tsx';

export const notFound = definePart({ component: NotFound, messages });
