import type { VisitedPage } from './visited-page.ts';
import type { PingValues } from './glean/pings.ts';
import { userAgentFamily } from '@webdocs/contracts/telemetry/user-agent-family';
import { toldPath } from './told-path.ts';
import { breakpointOf, horizontalCoverageOf, ratioOf, type Viewport } from './viewport.ts';

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const languagesAtMost = 20;

/** What is known of the reader's session, and of their country, by now. */
export interface VisitorFacts {
  readonly subscriptionType: string | null;
  readonly country?: string;
  readonly countryIso?: string;
}

interface Surroundings {
  readonly origin: string;
  readonly referrer: string;
  readonly isFirstView: boolean;
  readonly visitor: VisitorFacts;
  readonly browser: Pick<Navigator, 'userAgent' | 'languages'>;
  readonly viewport: Viewport;
}

/** What every ping says of the page that it is about. */
export function siteFields({ kind, composition, remote, version, locale }: VisitedPage): PingValues {
  return { 'page.kind': kind, 'site.composition': composition, 'site.remote': remote, 'site.version': version, 'site.locale': locale };
}

export function pageFields(page: VisitedPage, { origin, referrer, isFirstView, visitor, browser, viewport }: Surroundings): PingValues {
  return {
    ...siteFields(page),
    'page.path': pathAddress(page, origin),
    'page.referrer': reducedReferrer(referrer, origin),
    'page.http_status': page.status,
    'page.is_baseline': page.baseline,
    'page.utm': utmOf(page.search),
    'page.is_first_view': isFirstView,
    'navigator.geo': visitor.country,
    'navigator.geo_iso': visitor.countryIso,
    'navigator.user_agent': userAgentFamily(browser.userAgent),
    'navigator.user_languages': browser.languages.slice(0, languagesAtMost),
    'navigator.viewport_breakpoint': breakpointOf(viewport),
    'navigator.viewport_ratio': ratioOf(viewport),
    'navigator.viewport_horizontal_coverage': horizontalCoverageOf(viewport),
    'navigator.subscription_type': visitor.subscriptionType ?? 'anonymous',
  };
}

/** Glean takes whole addresses alone: the path comes with the origin, and without what was asked there or whose it is. */
export function pathAddress({ pathname }: Pick<VisitedPage, 'pathname'>, origin: string): string {
  return origin + toldPath(pathname);
}

/** Of this site the path, of others the origin alone; nothing where the reader came from nowhere, or from what is no address of the web. */
function reducedReferrer(referrer: string, origin: string): string | undefined {
  if (!/^https?:/.test(referrer) || !URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  return url.origin === origin ? pathAddress(url, origin) : url.origin;
}

function utmOf(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const given = utmNames.map((name) => [name, query.get(`utm_${name}`)] as const);
  return Object.fromEntries(given.filter(([, value]) => value)) as Record<string, string>;
}
