import type { BrokenPage as Broken } from '@webdocs/contracts/page/page';
import { useText } from '@webdocs/remote-kit';
import { BrokenPage } from '../BrokenPage.tsx';

/** Status and address in English, with which the gateway and the router begin their messages. */
const answered = /^\d{3} on \S+: /;

/**
 * A broken page that says which answer came from which address, in the language of the reader. Its texts are those of
 * BrokenPage and `@webdocs/page-states/answer/words/en-US.ftl`.
 */
export function BrokenAnswer({ page: { url, status, message } }: { readonly page: Broken }) {
  const text = useText();
  const answer = { status: String(status), url, body: message.replace(answered, '') };
  return <BrokenPage page={{ url, message: status === undefined ? message : text('page-broken-answer', answer) }} />;
}
