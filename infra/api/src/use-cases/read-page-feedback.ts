import type { PageFeedbackQuery, PageFeedbackRow, PageFeedbackSummary } from '@webdocs/contracts/api/feedback-summary';
import type { AccountServices } from '../account-services.ts';
import { feedbackByPage } from '../stores/page-feedback.ts';

/** What readers said of pages, each with the way to its source. */
export async function pageFeedbackFor(
  { database, documentAt, now }: Pick<AccountServices, 'database' | 'documentAt' | 'now'>,
  query: PageFeedbackQuery,
): Promise<PageFeedbackSummary> {
  const { pages, ...sums } = await feedbackByPage(database.query, query, now());
  const withSource = async (row: PageFeedbackRow): Promise<PageFeedbackRow> => {
    const source = (await documentAt(row.url))?.source;
    return source === undefined ? row : { ...row, source };
  };
  return { ...sums, pages: await Promise.all(pages.map(withSource)) };
}
