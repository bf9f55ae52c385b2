import { field, type Html } from '@webdocs/standalone-pages';
import type { Refusal } from './refusals.ts';

/** The name that users sign in with, the same field in every form. */
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
