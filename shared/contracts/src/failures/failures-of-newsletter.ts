import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with the newsletter, from its list to its issues. */
export const failuresOfNewsletter = {
  NEWSLETTER_LINK_UNKNOWN: {
    says: 'This link of the newsletter is not valid',
    remedy: 'The address is not on the list: it was taken out, or never confirmed.',
    status: 404,
  },
  ISSUE_UNKNOWN: {
    says: 'There is no such issue of the newsletter',
    remedy: 'It may have been deleted meanwhile: read the list again.',
    status: 404,
  },
  ISSUE_STATE: {
    says: 'This issue is {state}, and cannot be changed like that any more',
    remedy: 'Read it again: another person may have sent, paused or stopped it meanwhile. What was sent is not changed; begin a new issue.',
    status: 409,
  },
  ISSUE_CHANGED: {
    says: 'This issue was changed by another person since you opened it',
    remedy: 'Copy what you wrote, open the issue again, and put the two together. Nothing was overwritten.',
    status: 409,
  },
  ISSUE_EMPTY: {
    says: 'This issue has no {missing}',
    remedy: 'Write one, and save it.',
    status: 400,
  },
  ISSUE_WITHOUT_READERS: {
    says: 'No reader of these languages has confirmed an address',
    remedy: 'Choose more languages, or wait until readers have signed up and followed the link in their mail.',
    status: 409,
  },
  NEWSLETTER_JOB_FAILED: {
    says: 'The newsletter could not be sent on: {cause}',
    remedy: 'It is tried again by itself, and goes on where it was. If it lasts, look at the database: `site doctor`.',
  },
} as const satisfies Record<string, CatalogueEntry>;
