import { serverEntry } from '@webdocs/remote-kit/server';
import { generic } from '../generic/generic-part.ts';
import { home } from '../home/home-part.ts';
import { notFound } from '../not-found/not-found-part.ts';
import { notices } from '../notices/notices-part.ts';
import { footer } from '../page-frame/footer-part.ts';
import { header } from '../page-frame/header-part.ts';
import { definition } from '../../definition.ts';
import { describe, plain } from './describe.ts';

export default serverEntry(definition, { header, footer, notices, home, generic, 'not-found': notFound }, { describe, plain });
