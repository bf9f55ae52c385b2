import { errorPage, type Answer, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';

/** For a link out of a mail that opens nothing any more, or never did. */
export function linkUsed({ frame, text }: IdentityServices, { locale }: PageRequest): Answer {
  const say = text(locale);
  const words = { title: say('identity-link-used'), text: say('identity-link-used-text') };
  return { document: errorPage(frame(locale), { status: 404, words }), status: 404 };
}
