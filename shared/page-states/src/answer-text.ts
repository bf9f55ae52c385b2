import type { BrokenPage } from '@webdocs/contracts/page/page';

type Text = (id: string, values?: Record<string, string>) => string;

/** Status and address in English, with which the router and the gateway each begin what they tell. */
const answered = /^\d{3} on (\S+?)(?:: |:?$)/;

/** Which answer came from which address, and what it said, once each and in the language of the reader. */
export function answerText({ url, status, message }: Pick<BrokenPage, 'url' | 'status' | 'message'>, text: Text): string {
  if (status === undefined) return message;
  const answer = { status: String(status), url: answered.exec(message)?.[1] ?? url };
  let body = message;
  while (answered.test(body)) body = body.replace(answered, '').trim();
  return body ? text('page-broken-answer', { ...answer, body }) : text('page-broken-status', answer);
}
