import { errorPage, type Answer } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';

/** For a link out of a mail that opens nothing any more, or never did. */
export function linkUsed({ frame }: IdentityServices): Answer {
  const words = {
    title: 'This link is used up',
    text: 'It works once, and only for a while. If you have used it, sign in; otherwise ask for another letter.',
  };
  return { document: errorPage(frame, { status: 404, words }), status: 404 };
}
