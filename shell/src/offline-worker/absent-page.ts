import type { OfflinePage } from '@webdocs/contracts/page/page';

/** What stands in for a page that cannot be read here. */
export function absentPage(pathname: string, { hasFailed = false } = {}): OfflinePage {
  const url = pathname.replace(/\/index\.json$/, '') || '/';
  return { renderer: 'Offline', url, pageTitle: url, absent: hasFailed ? 'unreadable' : 'not-kept' };
}
