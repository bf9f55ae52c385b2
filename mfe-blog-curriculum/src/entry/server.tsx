import { serverEntry } from '@webdocs/remote-kit/server';
import { blog } from '../pages/blog/blog.ts';
import { prose } from '../pages/prose/prose.ts';
import { definition } from './definition.ts';

export default serverEntry(definition, { blog, prose });
