import { serverEntry } from '@webdocs/remote-kit/server';
import { documentPage } from '../pages/document-page.tsx';
import { definition } from './definition.ts';

export default serverEntry(definition, { page: documentPage });
