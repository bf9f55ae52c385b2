/** The language of the page at this path; empty where it has none of the site. */
export function localeOfPage(path: string, locales: readonly string[]): string {
  const [, named = ''] = /^\/([^/?#]+)/.exec(path) ?? [];
  return locales.includes(named) ? named : '';
}
