import { viewedFlagKey } from '@webdocs/contracts/reader/viewed-flags';

/** From then on no menu calls the updates new. Storage may be shut. */
export function noteViewed(): void {
  try {
    localStorage.setItem(viewedFlagKey('plus_updates_v2'), String(Date.now()));
  } catch {
    // A dot that stays is all that comes of it.
  }
}
