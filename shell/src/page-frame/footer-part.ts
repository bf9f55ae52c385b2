import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { Footer } from './Footer.tsx';

export const footer = definePart({ component: Footer, messages: words });
