import { Failure } from '@webdocs/contracts/failures/failure';
import { ChangeClaimsSchema, OverrideReasonSchema, type ChangeClaims } from '@webdocs/contracts/remote/history';
import * as v from 'valibot';

/** In a usage line: what a caller may say of a change. It is not checked, and is shown as their word. */
export const claimFlags = '[--because <text>] [--commit <hash>] [--link <address>]';

type Options = Readonly<Record<string, string | undefined>>;

const forms = {
  because: 'one line of at most 300 characters',
  commit: 'the hash of a commit, 7 to 64 characters',
  link: 'an http or https address of at most 500 characters',
} as const;

/** Before anything is built or sent: a word that the site would not take is named with its flag. */
export function claimsOf({ because, commit, link }: Options, usage: string): ChangeClaims {
  const claims = { ...(because ? { because } : {}), ...(commit ? { commit } : {}), ...(link ? { link } : {}) };
  for (const flag of ['because', 'commit', 'link'] as const)
    if (!v.is(ChangeClaimsSchema.entries[flag], claims[flag]))
      throw new Failure('COMMAND_MISUSED', { cause: `--${flag} takes ${forms[flag]}`, usage });
  return claims;
}

export function overrideOf({ override }: Options, usage: string): string | undefined {
  if (override === undefined || v.is(OverrideReasonSchema, override)) return override;
  throw new Failure('COMMAND_MISUSED', { cause: '--override takes a reason, one line of 10 to 300 characters', usage });
}
