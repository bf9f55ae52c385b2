import { joinCatalogues } from '@webdocs/i18n';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, type PartProps } from '@webdocs/remote-kit';
import { BrokenDocument } from '../features/broken-document/BrokenDocument.tsx';
import { FeedbackTable } from '../features/feedback-table/FeedbackTable.tsx';
import words from '../features/feedback-table/words/en-US.ftl';

function FeedbackPage({ page, address }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenDocument url={address.pathname} message={page.message} />;
  return <FeedbackTable path={address.pathname} search={address.search} />;
}

export const feedbackPage = definePart({ component: FeedbackPage, messages: joinCatalogues(words, pageStateWords) });
