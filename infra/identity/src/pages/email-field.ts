import { field, type Html, type Text } from '@webdocs/standalone-pages';
import { describing, type Refusal } from './refusals.ts';

/** The name that users log in with, the same field in every form. */
export function emailField(text: Text, email: string, refusal: Refusal | undefined, isFirst: boolean): Html {
  return field({
    name: 'email',
    label: text('identity-email'),
    type: 'email',
    value: email,
    autocomplete: 'username',
    error: refusal?.fields?.email,
    describedBy: describing(refusal, isFirst),
    isFirst,
  });
}
