import type { IssueText } from '@webdocs/contracts/api/newsletter-issues';
import type { Locale } from '@webdocs/contracts/reader/locale';

/** What is typed, and the version of the issue that it was typed over. */
export interface Draft extends IssueText {
  readonly version: number;
}

/** The place of one that was never saved among those that were. */
export const newDraft = 'new';

export function emptyDraft(locale: Locale): Draft {
  return { subject: '', text: '', locale, locales: [], version: 1 };
}
