import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { Header } from './Header.tsx';

export const header = definePart({ component: Header, messages: words });
