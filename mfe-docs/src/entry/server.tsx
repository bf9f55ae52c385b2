import { serverEntry } from '@webdocs/remote-kit/server';
import { documentPage } from '../pages/document-page.tsx';
import { writersPage } from '../pages/writers-page.tsx';
import { definition } from './definition.ts';

export default serverEntry(definition, { page: documentPage, writers: writersPage });
