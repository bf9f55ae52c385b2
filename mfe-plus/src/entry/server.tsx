import { serverEntry } from '@webdocs/remote-kit/server';
import { bookmark } from '../pages/bookmark/bookmark.ts';
import { collectionsPage } from '../pages/collections/collections-page.ts';
import { landingPage } from '../pages/landing/landing-page.ts';
import { newsletterPage } from '../pages/newsletter/newsletter-page.ts';
import { plusDocsPage } from '../pages/plus-docs/plus-docs-page.ts';
import { settingsPage } from '../pages/settings/settings-page.ts';
import { staffPage } from '../pages/staff/staff-page.ts';
import { definition } from '../../definition.ts';

export default serverEntry(definition, {
  landing: landingPage,
  docs: plusDocsPage,
  collections: collectionsPage,
  settings: settingsPage,
  staff: staffPage,
  newsletter: newsletterPage,
  bookmark,
});
