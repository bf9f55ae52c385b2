import { voteOnPage, type PageFeedback } from '@webdocs/contracts/api/feedback';
import { call } from '@webdocs/remote-kit/call';

/** Fetched when a reader votes. That the vote was taken is all there is to know. */
export const sendVote = (vote: PageFeedback): Promise<void> => call(voteOnPage, { body: vote });
