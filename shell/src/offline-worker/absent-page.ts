import { packAreaOf } from '@webdocs/contracts/offline/pack-areas';
import { packPath } from '@webdocs/contracts/offline/pack-path';
import type { OfflinePage } from '@webdocs/contracts/page/page';

/** What stands in for a page that cannot be read here. */
export function absentPage(pathname: string, { hasFailed = false } = {}): OfflinePage {
  const url = pathname.replace(/\/index\.json$/, '') || '/';
  const area = packAreaOf(packPath(url));
  return { renderer: 'Offline', url, pageTitle: '', absent: hasFailed ? 'unreadable' : 'not-kept', ...(area === 'site' ? {} : { area }) };
}
