import { definePart } from '@webdocs/remote-kit';
import { Footer } from './Footer.tsx';
import words from './words/en-US.ftl';

export const footer = definePart({ component: Footer, messages: words });
