import { field, type Html } from '@webdocs/standalone-pages';
import type { Refusal } from './refusals.ts';

/** The name that people sign in with, as every form of the way in asks for it. */
export function emailField(email: string, refusal: Refusal | undefined, isFirst: boolean): Html {
  return field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    value: email,
    autocomplete: 'username',
    error: refusal?.fields?.email,
    isFirst,
  });
}
