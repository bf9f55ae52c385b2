import { playgroundLimits, type PlaygroundCode } from '@webdocs/contracts/api/playgrounds';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';
import type { AccountServices } from '../account-services.ts';
import { lockAccount } from '../stores/accounts.ts';
import { codeText, keepPlayground, playgroundsHeldBy } from '../stores/playgrounds.ts';
import { playgroundTitle } from './playground-title.ts';

type Parts = Pick<AccountServices, 'database' | 'now'>;

/** Keeps code under an id. One share of an account at a time: two at once do not slip past its limit together. */
export async function sharePlayground(parts: Parts, { id: accountId }: Account, code: PlaygroundCode): Promise<{ readonly id: string }> {
  const bytes = Buffer.byteLength(codeText(code));
  if (bytes > playgroundLimits.bytes) throw new Failure('PLAYGROUND_TOO_LARGE', { bytes, limit: playgroundLimits.bytes });
  return parts.database.transaction(async (query) => {
    await lockAccount(query, accountId);
    const kept = await keepPlayground(query, { accountId, code, title: playgroundTitle(code), now: parts.now() });
    // A link to it would lead nowhere for all but its owner.
    if (kept.hidden_at) throw new Failure('PLAYGROUND_HIDDEN', { id: kept.id });
    const held = await playgroundsHeldBy(query, accountId);
    if (held.count > playgroundLimits.accountPlaygrounds) throw full(playgroundLimits.accountPlaygrounds, 'playgrounds');
    if (held.bytes > playgroundLimits.accountBytes) throw full(playgroundLimits.accountBytes, 'bytes of code');
    return { id: kept.id };
  });
}

function full(limit: number, what: string): Failure {
  return new Failure('PLAYGROUNDS_FULL', { limit, what });
}
