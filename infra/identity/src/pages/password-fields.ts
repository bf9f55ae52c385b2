import { field, type FieldOptions, type Html, type Text } from '@webdocs/standalone-pages';
import { longestPassword, shortestPassword, type PasswordFlaw } from '../users/passwords.ts';
import { describing, type Refusal } from './refusals.ts';

type Wish = Pick<FieldOptions, 'isFirst' | 'beside'>;

/** The password that an account has. */
export function knownPassword(text: Text, refusal: Refusal | undefined, wish: Wish): Html {
  return passwordField(text, 'password', { ...wish, label: text('identity-password'), autocomplete: 'current-password' }, refusal);
}

/** The same beside a new one, or before something that cannot be taken back. */
export function currentPassword(text: Text, refusal: Refusal | undefined, isFirst = refusal?.fields?.password === undefined): Html {
  return passwordField(text, 'current', { isFirst, label: text('identity-current'), autocomplete: 'current-password' }, refusal);
}

export function newPassword(text: Text, label: string, refusal: Refusal | undefined, isFirst: boolean): Html {
  const limits = { minLength: shortestPassword, maxLength: longestPassword };
  const hint = text('identity-password-hint', { least: shortestPassword });
  return passwordField(text, 'password', { ...limits, isFirst, label, hint, autocomplete: 'new-password' }, refusal);
}

/** What is wrong with a new password, as a sentence for the user who chose it. */
export function passwordFlawText(text: Text, flaw: PasswordFlaw | undefined): string | undefined {
  return flaw && text(`identity-password-${flaw}`, { least: shortestPassword, most: longestPassword });
}

function passwordField(text: Text, name: string, more: Omit<FieldOptions, 'name' | 'type'>, refusal: Refusal | undefined): Html {
  const reveal = {
    show: text('identity-show'),
    hide: text('identity-hide'),
    showLabel: text('identity-show-label'),
    hideLabel: text('identity-hide-label'),
  };
  return field({
    ...more,
    name,
    type: 'password',
    error: refusal?.fields?.[name],
    describedBy: describing(refusal, more.isFirst),
    reveal,
  });
}
