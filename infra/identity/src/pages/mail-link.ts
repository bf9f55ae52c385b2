import { localesParameter, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';

/** An address for a mail: in whichever browser it is opened, its page speaks the language of the mail. */
export function mailLink({ issuer }: IdentityServices, { locale }: PageRequest, path: string): string {
  return `${issuer}${path}?${localesParameter}=${locale}`;
}
