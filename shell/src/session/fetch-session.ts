import { whoami, type Whoami } from '@webdocs/contracts/api/visitor';
import type { requestJson } from '@webdocs/http';
import { isSignedOut } from '@webdocs/http/change-json';

/**
 * Asks the API who the reader is. With its refusal of a session that has ended the API takes the cookie back, so the same
 * question is asked once more; refused again, the reader is anonymous.
 */
export async function fetchSession(request: typeof requestJson): Promise<Whoami> {
  const ask = () => request(whoami.path, whoami.reply);
  try {
    return await ask();
  } catch (thrown) {
    if (!isSignedOut(thrown)) throw thrown;
  }
  return ask().catch((thrown: unknown) => {
    if (isSignedOut(thrown)) return {};
    throw thrown;
  });
}
