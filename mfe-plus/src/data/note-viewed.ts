import { viewedFlagKey, type ViewedFlag } from '@webdocs/contracts/reader/viewed-flags';

/** From then on no menu calls it new. Storage may be shut. */
export function noteViewed(flag: ViewedFlag): void {
  try {
    localStorage.setItem(viewedFlagKey(flag), String(Date.now()));
  } catch {
    // A dot that stays is all that comes of it.
  }
}
