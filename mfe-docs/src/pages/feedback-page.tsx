import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, type PartProps } from '@webdocs/remote-kit';
import { FeedbackTable } from '../features/feedback-table/FeedbackTable.tsx';
import words from '../features/feedback-table/words/en-US.ftl';

function FeedbackPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  return <FeedbackTable path={address.pathname} search={address.search} />;
}

export const feedbackPage = definePart({ component: FeedbackPage, messages: joinCatalogues(words, pageStateWords) });
