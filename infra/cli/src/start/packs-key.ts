import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { ownSigningKey } from '@webdocs/registry/signing-keys';

/**
 * The key with which a site signs its packs. It is one of the keys that a site needs to serve, and not one of a team: backups take it, and
 * machines that serve the same site share it.
 */
export function packsKey(dataFolder: string): Promise<KeyObject> {
  return ownSigningKey(join(dataFolder, 'keys'), 'offline-packs');
}
