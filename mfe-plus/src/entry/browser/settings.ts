import { browserPart } from '@webdocs/remote-kit/browser';
import { settingsPage } from '../../pages/settings/settings-page.ts';

export const { bootstrap, mount, unmount } = browserPart(settingsPage);
