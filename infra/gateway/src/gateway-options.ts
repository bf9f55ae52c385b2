import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { Serving } from '@webdocs/contracts/remote/serving';
import type { ApiOptions } from '@webdocs/api';
import type { AccountServices } from '@webdocs/api/account-services';
import type { Content } from '@webdocs/content';
import type { Sections } from '@webdocs/content/sections';
import type { Registry } from '@webdocs/registry';
import type { Search } from '@webdocs/search';
import type { ServerOptions } from '@webdocs/server';
import type { Logger } from 'pino';
import type { PageCacheLimits } from './cache/page-cache.ts';
import type { LiveSiteOptions } from './composition/live-site.ts';
import type { CountedOptions } from './counted-visits.ts';
import type { RenderWorkerCode } from './fragments/render-process.ts';
import type { GatewayServices } from './gateway-services.ts';
import type { PoolState } from './observe/database-metrics.ts';
import type { MailFigures } from './observe/mail-metrics.ts';
import type { LogState } from './routes/health.ts';
import type { OfflineOptions } from './routes/offline-packs.ts';
import type { WellKnown } from './routes/site-files.ts';

/** What a gateway is put together from. */
export interface GatewayOptions
  extends
    Pick<ApiOptions, 'updates' | 'filtersForAll' | 'placements' | 'surveys' | 'answers' | 'observatory'>,
    Pick<CountedOptions, 'ingestion'> {
  readonly configuration: PublicConfiguration;
  readonly configurationHash: string;
  readonly deadlinesMs: Omit<GatewayServices['deadlinesMs'], 'load'>;
  /** Origins of other hosts that loaders of remotes may read. */
  readonly loaderHosts: readonly string[];
  readonly renderWorkers: number;
  readonly renderWorkerCode: RenderWorkerCode;
  readonly addressLimit: number;
  readonly headerLimitBytes: number;
  /** Where the usual limits of connections do not fit. */
  readonly connections?: ServerOptions['connections'];
  /** Where the versions served last are noted, for a start after a bad deploy. */
  readonly lastGoodFile: string;
  /** Done when candidates can be tried and before it is asked what is live: a start makes its builds live here. */
  readonly beforeFirstSite?: () => Promise<void>;
  readonly inPlaceOf?: LiveSiteOptions['inPlaceOf'];
  readonly putsBack?: boolean;
  /** Told of what is served, at first and after each change. */
  readonly onServing?: (serving: Serving) => void;
  readonly countryHeader: string | null;
  /** Addresses and networks of proxies whose X-Forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Without these no user can sign in. */
  readonly accounts?: Omit<AccountServices, 'documentAt'>;
  readonly callLimits?: ApiOptions['callLimits'];
  /** How many failures browsers of one network may report. */
  readonly reportsPerMinute: number;
  /** What is answered under other names of this port. */
  readonly otherHosts?: ServerOptions['hosts'];
  readonly publicAddress: string | null;
  readonly wellKnown: WellKnown;
  /** Whether the site is there for its own machine alone. */
  readonly isLocalRun?: boolean;
  /** How that machine finds it, where no public address is configured: search engines and others that read pages want whole addresses. */
  readonly localAddress?: string | undefined;
  /** Whether writer and development modes hold for requests to this host. */
  readonly mayWrite: (host: string | undefined) => boolean;
  readonly pageCache: PageCacheLimits;
  readonly registry: Registry;
  /** The secret of the operator, who may change what is live while the site runs. */
  readonly operatorToken: string;
  /** Names by which operators reach their listener, beside those of loopback. */
  readonly operatorHosts?: readonly string[];
  readonly content: Content;
  /** Without it results pages list titles, and the API finds nothing. */
  readonly search?: Search;
  readonly offline?: OfflineOptions;
  /** Sections that everybody may take along; without them it is said that none are made here. */
  readonly sections?: Sections;
  readonly log: Logger;
  /** Lines that could not be written, and why; undefined as long as all of them were. */
  readonly logState?: () => LogState | undefined;
  readonly databasePool?: () => PoolState;
  /** Of mail that leaves this machine; without it none does. */
  readonly mail?: MailFigures;
  readonly commit: { readonly commit: string; readonly date: string };
  /** The browser in which a candidate comes to life before readers get it; without it candidates are drawn on the server alone. */
  readonly rehearsalBrowser?: string | null;
  /** How long requests are still answered after a stop has begun, while balancers learn of it from `/readyz`. */
  readonly drainMs?: number;
  /** Which shared cache is told what has become old, and by which secret it believes it. */
  readonly purge?: { readonly address: string; readonly secret: string };
}
