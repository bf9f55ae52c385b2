import type { AdvertiserReport } from '@webdocs/contracts/api/campaigns';
import type { Page } from '@webdocs/contracts/page/page';

/** What the loader found: a report, or no answer. */
export type ReportData = { readonly report: AdvertiserReport } | { readonly failed: true };

/** The page was made by the loader of this release, so its data have this form. */
export function reportData(page: Page): ReportData {
  return ((page.renderer === 'Spa' ? page.data : undefined) as ReportData | undefined) ?? { failed: true };
}
