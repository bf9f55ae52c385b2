import type { PlaygroundFlag } from '@webdocs/contracts/api/playgrounds';
import type { AccountServices } from '../account-services.ts';
import type { UnprovenVisitor } from '../protection/unproven-visitor.ts';
import { keepFlag } from '../stores/playground-flags.ts';
import { findPlayground } from '../stores/playgrounds.ts';
import { visitorHashes } from './visitor-hashes.ts';

/** Puts a playground before staff. It stays where it is until they have looked: else any visitor could take any link away. */
export async function flagPlayground(
  { database, now }: Pick<AccountServices, 'database' | 'now'>,
  visitor: UnprovenVisitor,
  { id, reason = '' }: PlaygroundFlag,
): Promise<void> {
  const { id: playgroundId } = await findPlayground(database.query, id);
  const hashes = await visitorHashes(database.query, visitor, now());
  await keepFlag(database.query, { playgroundId, hashes, reason, now: now() });
}
