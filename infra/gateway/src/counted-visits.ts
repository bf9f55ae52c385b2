import type { ApiOptions } from '@webdocs/api';
import type { AccountServices } from '@webdocs/api/account-services';
import { searchCounter } from '@webdocs/api/use-cases/count-search';
import type { Ingestion, WasLive } from '@webdocs/ingestion';
import type { Search } from '@webdocs/search';
import type { PagesOptions } from './routes/pages.ts';
import type { ReportsOptions } from './routes/reports.ts';

export interface CountedOptions {
  /** Without it nothing is taken in that browsers tell. */
  readonly ingestion?: Ingestion;
  readonly search?: Search;
  readonly accounts?: Pick<AccountServices, 'database' | 'now'>;
}

interface CountedVisits {
  readonly byCalls: Pick<ApiOptions, 'telemetry' | 'countSearch'>;
  readonly byReports: Pick<ReportsOptions, 'note'>;
  readonly byPages: Pick<PagesOptions, 'countSearch'>;
}

/** What is counted of visits, at each of the doors. */
export function countedVisits({ ingestion, search, accounts }: CountedOptions, wasLive: WasLive): CountedVisits {
  const counting = search && accounts ? { countSearch: searchCounter({ ...accounts, search }) } : {};
  return {
    byCalls: { ...(ingestion ? { telemetry: { ingestion, wasLive } } : {}), ...counting },
    byReports: ingestion ? { note: (failure, { page, detail }) => ingestion.noteFailure({ ...failure, page, detail }) } : {},
    byPages: counting,
  };
}
