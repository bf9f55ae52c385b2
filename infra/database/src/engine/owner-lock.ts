import { Failure } from '@webdocs/contracts/failures/failure';
import { claim } from '@webdocs/file-lock';

/** One process owns the server of a folder. Returns what gives it back. */
export async function claimOwnership(file: string): Promise<() => Promise<void>> {
  const claimed = await claim(file);
  if ('heldBy' in claimed) throw new Failure('DATABASE_IN_USE', { pid: claimed.heldBy, folder: file });
  return claimed.giveBack;
}
