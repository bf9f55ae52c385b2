import { browserEntry } from '@webdocs/remote-kit/browser-entry';
import { feedbackPage } from '../../pages/feedback-page.tsx';

export const { bootstrap, mount, unmount } = browserEntry(feedbackPage);
