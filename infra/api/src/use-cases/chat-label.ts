import { withoutDirections } from '@webdocs/contracts/api/plain-text';
import { cutText } from './cut-text.ts';

const longest = 80;

/** What a conversation is called: how its first question begins, in one line. */
export function chatLabel(question: string): string {
  return cutText(withoutDirections(question).replace(/\s+/g, ' ').trim(), longest, '…');
}
