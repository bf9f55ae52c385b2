import { isSlow } from './slow-connection.ts';

/**
 * Asks for the first fonts early, except on a slow connection: there they would come too late for the first paint, hold it up and
 * share the line with the styles. The fallback faces keep the same lines, and the next page has the fonts from the cache.
 */
export function fetchFontsInTime(): void {
  if (isSlow()) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')) link.media = 'all';
}
