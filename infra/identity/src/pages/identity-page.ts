import { standalonePage, type Answer, type PageContent, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import type { Refusal } from './refusals.ts';

export interface IdentityPage extends PageContent {
  /** What was wrong with the form that was sent, if one was. */
  readonly refusal?: Refusal | undefined;
  readonly status?: number;
}

/** A page in the language of the request; a form that was refused says so in its title already. */
export function identityPage(
  { frame, text }: IdentityServices,
  { locale }: PageRequest,
  { title, refusal, status = 200, ...content }: IdentityPage,
): Answer {
  const shown = refusal ? text(locale)('identity-error-title', { title }) : title;
  return {
    document: standalonePage({ ...frame(locale), ...content, title: shown }),
    status: refusal?.status ?? status,
    headers: refusal?.headers ?? {},
  };
}
