import type { Query } from '@webdocs/database';
import type { IdentityUser } from '@webdocs/database/tables';
import type { IdentityServices } from '../identity-services.ts';
import { forgetUser } from '../provider/artefacts.ts';
import { dropLinkTokens } from '../users/link-tokens.ts';
import { setPassword } from '../users/users.ts';

/** Users of the old password are signed out: its sessions end, and links that were asked for with it open nothing. */
export async function changePassword(
  { news, now }: IdentityServices,
  query: Query,
  { id }: IdentityUser,
  passwordHash: string,
  ownSessionUid?: string,
): Promise<void> {
  await setPassword(query, id, passwordHash, now());
  await forgetUser(query, id, ownSessionUid);
  await dropLinkTokens(query, id);
  await news.note(query, 'password-change', id, { changeTime: now().getTime() });
}
