import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Header } from './Header.tsx';

export const header = definePart({ component: Header, messages });
