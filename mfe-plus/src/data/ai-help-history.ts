import { deleteAiHelpHistory } from '@webdocs/contracts/api/ai-help';
import { call } from '@webdocs/remote-kit/call';
import { statusOf } from '../calls/call-problem.ts';

/** Deletes all conversations of the reader, for good. What the answer says is not read: that there is one is enough. */
export async function deleteHistory(): Promise<void> {
  try {
    await call(deleteAiHelpHistory);
  } catch (thrown) {
    const status = statusOf(thrown) ?? 0;
    if (status < 200 || status >= 300) throw thrown;
  }
}
