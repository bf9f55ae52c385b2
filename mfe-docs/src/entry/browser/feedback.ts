import { browserPart } from '@webdocs/remote-kit/browser';
import { feedbackPage } from '../../pages/feedback-page.tsx';

export const { bootstrap, mount, unmount } = browserPart(feedbackPage);
