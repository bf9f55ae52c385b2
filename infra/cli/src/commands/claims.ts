import type { ChangeClaims } from '@webdocs/contracts/remote/history';

/** In a usage line: what a caller may say of a change. It is not checked, and is shown as their word. */
export const claimFlags = '[--because <text>] [--commit <hash>] [--link <address>]';

export function claimsOf({ because, commit, link }: Readonly<Record<string, string | undefined>>): ChangeClaims {
  return { ...(because ? { because } : {}), ...(commit ? { commit } : {}), ...(link ? { link } : {}) };
}
