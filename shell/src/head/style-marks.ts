/**
 * Style loaders of the remotes look for links by absolute address and would add a second one. The server cannot know
 * its public origin, the browser can.
 */
export function noteStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.dataset.href = link.href;
}
