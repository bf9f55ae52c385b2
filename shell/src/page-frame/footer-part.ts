import { definePart } from '@webdocs/remote-kit';
import { messages } from '../messages.ts';
import { Footer } from './Footer.tsx';

export const footer = definePart({ component: Footer, messages });
