import { browserPart } from '@webdocs/remote-kit/browser';
import { resultsPage } from '../../pages/results-page.tsx';

export const { bootstrap, mount, unmount } = browserPart(resultsPage);
