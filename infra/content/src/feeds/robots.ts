import { apiRoot } from '@webdocs/contracts/api/description';
/** `/robots.txt`: what readers use is open, what machines call is not; a site that is no public one is closed. */
export function robotsText({ address, isPublic }: { readonly address: string; readonly isPublic: boolean }): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  const closed = [`${apiRoot}/`, '/users/', '/_composition/', '/*/files/', '/media'];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${address}/sitemap.xml\n`;
}
