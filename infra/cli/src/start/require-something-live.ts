import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';

/** Ends a start that has nothing to serve, most often on a folder that was mistyped, before a gateway looks for a shell. */
export async function requireSomethingLive(registry: Pick<Registry, 'live'>, place: string): Promise<void> {
  const { versions } = await registry.live();
  if (!versions.shell) throw new Failure('NOTHING_LIVE', { place });
}
