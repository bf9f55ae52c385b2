import { definePart, type PartProps } from '@webdocs/remote-kit';
import { BrokenPage } from '../features/broken-page/BrokenPage.tsx';
import { FeedbackTable } from '../features/feedback-table/FeedbackTable.tsx';
import { feedbackMessages } from '../feedback-messages.ts';

function FeedbackPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage url={address.pathname} message={page.message} />;
  return <FeedbackTable path={address.pathname} search={address.search} />;
}

export const feedbackPage = definePart({ component: FeedbackPage, messages: feedbackMessages });
