import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { header } from '../../page-frame/header-part.ts';
// The footer never comes to life in the browser, but its styles travel with those of the frame.
import '../../page-frame/Footer.module.css';

export const { bootstrap, mount, unmount } = browserEntry(header);
