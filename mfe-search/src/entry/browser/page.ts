import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { resultsPage } from '../../pages/results-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(resultsPage);
