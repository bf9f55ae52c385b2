import { definePart } from '@webdocs/remote-kit';
import words from '../words/en-US.ftl';
import { Notices } from './Notices.tsx';

export const notices = definePart({ component: Notices, messages: words });
