import { serverEntry } from '@webdocs/remote-kit/server';
import { blog } from '../pages/blog/blog.ts';
import { curriculum } from '../pages/curriculum/curriculum.ts';
import { prose } from '../pages/prose/prose.ts';
import { spotlight } from '../pages/spotlight/spotlight.ts';
import { definition } from '../../definition.ts';
import { describe, plain } from './describe.ts';

export default serverEntry(definition, { blog, curriculum, prose, spotlight }, { describe, plain });
