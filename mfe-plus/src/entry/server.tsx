import { serverEntry } from '@webdocs/remote-kit/server';
import { bookmark } from '../pages/bookmark.ts';
import { landingPage } from '../pages/landing/landing-page.ts';
import { plusDocsPage } from '../pages/plus-docs/plus-docs-page.ts';
import { definition } from './definition.ts';

export default serverEntry(definition, { landing: landingPage, docs: plusDocsPage, bookmark });
