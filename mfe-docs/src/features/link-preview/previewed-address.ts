/** The document behind a link; undefined for the page itself, other parts of the site, and the rest of the world. */
export function previewedAddress(href: string, page: string): string | undefined {
  const here = new URL(page, window.location.href);
  if (!URL.canParse(href, here)) return undefined;
  const { origin, pathname } = new URL(href, here);
  const address = pathname.replace(/\/$/, '');
  return origin === here.origin && address !== here.pathname && /^\/[^/]+\/docs\/./.test(address) ? address : undefined;
}
