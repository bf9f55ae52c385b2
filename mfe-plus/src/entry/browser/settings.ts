import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { settingsPage } from '../../pages/settings/settings-page.ts';

export const { bootstrap, mount, unmount } = browserEntry(settingsPage);
