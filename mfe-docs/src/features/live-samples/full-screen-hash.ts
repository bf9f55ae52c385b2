const start = '#livesample_fullscreen=';

/** The sample that an address wants to have the whole screen, in lower case. */
export function fullScreenHash(hash: string): string | undefined {
  if (!hash.startsWith(start)) return undefined;
  try {
    return decodeURIComponent(hash.slice(start.length)).toLowerCase() || undefined;
  } catch {
    // A broken link: no sample is called that.
    return undefined;
  }
}
