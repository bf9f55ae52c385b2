import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Views } from '../choose/shown-campaign.ts';
import type { RunningCampaigns } from './running-campaigns.ts';

export interface KeptCampaignsOptions {
  readonly read: () => Promise<RunningCampaigns>;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

/** What runs, as it was read last. */
export interface KeptCampaigns {
  /** Waits for what is read anew, but for nothing while the database is away. */
  all(): Promise<RunningCampaigns>;
  /** As read, with what was counted in this process since. */
  viewsOf(campaign: string): Views;
  addView(campaign: string): void;
  /** The next page has it read anew. */
  forget(): void;
}

/** Views of other processes are seen so late: a cap may be passed by what is viewed in that time. */
const readEveryMs = 10_000;
const retryAfterMs = 1000;

export function keptCampaigns({ read, now, report }: KeptCampaignsOptions): KeptCampaigns {
  let known: RunningCampaigns = { campaigns: [], creatives: new Map(), views: new Map() };
  const viewedSince = new Map<string, number>();
  let reading = Promise.resolve(known);
  let readAgainAt = 0;
  let isReading = false;
  let isAway = false;

  async function readAnew(): Promise<RunningCampaigns> {
    isReading = true;
    const viewedBefore = [...viewedSince];
    try {
      known = await read();
      for (const [campaign, count] of viewedBefore) addViews(campaign, -count);
      isAway = false;
    } catch (thrown) {
      readAgainAt = now().getTime() + retryAfterMs;
      // An outage is told of once, not with every page.
      if (!isAway) report(new Failure('PLACEMENTS_UNREAD', { cause: causeOf(thrown) }, { cause: thrown }));
      isAway = true;
    } finally {
      isReading = false;
    }
    return known;
  }

  function addViews(campaign: string, count: number): void {
    viewedSince.set(campaign, (viewedSince.get(campaign) ?? 0) + count);
  }

  return {
    async all() {
      if (!isReading && now().getTime() >= readAgainAt) {
        readAgainAt = now().getTime() + readEveryMs;
        reading = readAnew();
      }
      return isAway ? known : reading;
    },
    viewsOf(campaign) {
      const { today, inAll } = known.views.get(campaign) ?? { today: 0, inAll: 0 };
      const since = viewedSince.get(campaign) ?? 0;
      return { today: today + since, inAll: inAll + since };
    },
    addView: (campaign) => addViews(campaign, 1),
    forget: () => (readAgainAt = 0),
  };
}
