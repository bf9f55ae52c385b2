import { definePart } from '@webdocs/remote-kit';
import { messages } from '../../messages.ts';
import { Blog } from './Blog.tsx';

export const blog = definePart({ component: Blog, messages });
