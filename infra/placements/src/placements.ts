import { randomBytes } from 'node:crypto';
import {
  placementVersion,
  type EmptyStatus,
  type PlacedCreative,
  type Placements as PlacementsReply,
  type PlacementSlot,
} from '@webdocs/contracts/api/placements';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { followNotifications } from '@webdocs/database/notifications';
import { repeatedJob } from '@webdocs/database/repeated-job';
import { useOnce } from '@webdocs/database/used-ids';
import { isUuid } from '@webdocs/database/uuid';
import { campaignsChannel } from './campaigns/edit-campaigns.ts';
import { keptCampaigns } from './campaigns/kept-campaigns.ts';
import type { Picture } from './campaigns/picture-type.ts';
import { previewedCreative } from './campaigns/previewed-creative.ts';
import { runningCampaigns } from './campaigns/running-campaigns.ts';
import { keptKey } from './codes/kept-key.ts';
import { chooseCreatives, isCreative, type Chosen, type PageOfPlaces } from './choose/choose-creatives.ts';
import type { ShownCampaign, ShownCreative } from './choose/shown-campaign.ts';
import { placedForAll, readCode, signedCode, type CodeContent, type CodePurpose } from './codes/signed-code.ts';
import { addCounts } from './counts/count-views.ts';
import { PlacedCounts } from './counts/placed-counts.ts';
import type { AdServer } from './outside/ad-server.ts';
import { outsideAds, removeOldOutside, type OutsideCreative } from './outside/outside-ads.ts';

export type { AdServer } from './outside/ad-server.ts';

export interface PlacementsOptions {
  readonly database: Database;
  readonly now?: () => Date;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly report: (failure: Failure) => void;
  /** Asked where no paid campaign of this site is shown; without it none is. */
  readonly adServer?: AdServer | undefined;
}

export interface AskedPlaces extends Omit<PageOfPlaces, 'day'> {
  /** A code of a creative that is looked at before it runs, or while it does. */
  readonly preview?: string | undefined;
  /** The name of the browser, without its version. */
  readonly browser: string;
  /** False of a reader who asks not to be counted: codes that count nothing, and ads of this site alone. */
  readonly isCounted?: boolean;
}

/** What is in the places for messages. It knows pages by their section and requests by their country, and no reader. */
export interface Placements {
  place(page: AskedPlaces): Promise<Omit<PlacementsReply, 'plusAvailable'>>;
  /** A code with which a page shows what a campaign has for a place. */
  preview(campaign: string, slot: string): Promise<string>;
  /** Counts a click, and says where it leads. */
  click(code: string): Promise<string>;
  /** Counts that a creative was in view, once. */
  view(code: string, browser?: string): Promise<void>;
  image(code: string): Promise<Picture>;
  /** Writes what was counted. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const clickSeconds = 24 * 60 * 60;
const viewSeconds = 60 * 60;
const previewSeconds = 24 * 60 * 60;
const countEveryMs = 1000;
const clearEveryMs = 60 * 60 * 1000;

export function openPlacements({
  database,
  report,
  adServer,
  now = () => new Date(),
  random = Math.random,
}: PlacementsOptions): Placements {
  const { query } = database;
  const today = () => now().toISOString().slice(0, 10);
  const campaigns = keptCampaigns({ read: () => runningCampaigns(query, today()), now, report });
  let key: Promise<Buffer> | undefined;
  const placed = new PlacedCounts();
  const outside = adServer && outsideAds({ server: adServer, query, now, report });
  const stopFollowing = followNotifications({ address: database.address, channel: campaignsChannel, onNotice: campaigns.forget });
  const clearing = repeatedJob({
    everyMs: clearEveryMs,
    job: () => removeOldOutside(query, now()),
    report,
    failsAs: 'PLACEMENT_COUNTS_FAILED',
  });
  const counting = repeatedJob({ everyMs: countEveryMs, job: () => placed.write(query), report, failsAs: 'PLACEMENT_COUNTS_FAILED' });

  function keyOfSite(): Promise<Buffer> {
    const reading = (key ??= keptKey(query));
    reading.catch(() => (key = undefined));
    return reading;
  }

  async function readBy(purpose: CodePurpose, code: string): Promise<CodeContent | undefined> {
    return readCode(await keyOfSite(), purpose, code, now());
  }

  /** A creative that was placed may be paused since: who saw it can still follow it. */
  async function creativeOf(id: string): Promise<Pick<ShownCreative, 'campaign' | 'slot' | 'target'> | undefined> {
    const known = (await campaigns.all()).creatives.get(id);
    if (known) return known;
    return query
      .selectFrom('campaign_creatives')
      .select(['campaign_id as campaign', 'slot', 'target'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Once for a code, and together with what remembers that. */
  async function count(
    what: 'viewed' | 'clicked',
    { placed: id, until }: CodeContent,
    { campaign, slot }: Pick<ShownCreative, 'campaign' | 'slot'>,
  ) {
    if (id === placedForAll) return false;
    return database.transaction(async (within) => {
      if (!(await useOnce(within, `ad ${what}`, id, new Date(until * 1000)))) return false;
      await addCounts(within, what, [{ campaign, slot, day: today(), count: 1 }]);
      return true;
    });
  }

  /** Of a campaign, or else of the other network. */
  async function known(purpose: 'click' | 'view', code: string) {
    const content = await readBy(purpose, code);
    const creative = content && (await creativeOf(content.creative));
    const foreign = content && !creative ? await outside?.creative(content.creative) : undefined;
    if (!content || !(creative ?? foreign)) throw new Failure('PLACEMENT_CODE_UNKNOWN');
    return { content, creative, foreign };
  }

  async function placedCreative(creative: Omit<ShownCreative, 'campaign'>, id: string): Promise<PlacedCreative> {
    const secret = await keyOfSite();
    const seconds = Math.floor(now().getTime() / 1000);
    const sign = (purpose: CodePurpose, content: Omit<CodeContent, 'creative'>) =>
      signedCode(secret, purpose, { creative: creative.id, ...content });
    const { heading, copy, cta, alt, colors } = creative;
    return {
      status: 'success',
      version: placementVersion,
      click: sign('click', { placed: id, until: seconds + clickSeconds }),
      view: sign('view', { placed: id, until: seconds + viewSeconds }),
      copy,
      ...(heading ? { heading } : {}),
      ...(cta ? { cta } : {}),
      // The same for all of two days: caches may keep it.
      ...(creative.hasImage
        ? { image: sign('image', { placed: placedForAll, until: (Math.floor(seconds / clickSeconds) + 2) * clickSeconds }), alt }
        : {}),
      ...(colors ? { colors } : {}),
    };
  }

  return {
    async place(page) {
      const { campaigns: all } = await campaigns.all();
      const chosen = chooseCreatives({ ...page, day: today() }, { campaigns: all, viewsOf: campaigns.viewsOf, random });
      const previewed = page.preview === undefined ? undefined : await previewedCreative(query, await readBy('preview', page.preview));
      const isCounted = !previewed && page.isCounted !== false;
      const foreign = isCounted ? await outside?.place(unsold(chosen, all), page) : undefined;
      const places = await Promise.all(
        [...chosen].map(async ([slot, one]): Promise<[PlacementSlot, PlacementsReply[PlacementSlot]]> => {
          if (slot === previewed?.slot) return [slot, await placedCreative(previewed, placedForAll)];
          const other = foreign?.get(slot);
          if (other) return [slot, await placedCreative(asShown(other), randomBytes(12).toString('base64url'))];
          if (!isCreative(one)) return [slot, { status: one }];
          if (!isCounted) return [slot, await placedCreative(one, placedForAll)];
          placed.add({ campaign: one.campaign, slot, day: today(), count: 1 });
          return [slot, await placedCreative(one, randomBytes(12).toString('base64url'))];
        }),
      );
      const isAnything = places.some(([, place]) => place?.status === 'success');
      return { ...(isAnything ? {} : { status: reasonOfAll([...chosen.values()]) }), ...Object.fromEntries(places) };
    },
    async preview(campaign, slot) {
      const creative = isUuid(campaign)
        ? await query
            .selectFrom('campaign_creatives')
            .select('id')
            .where('campaign_id', '=', campaign)
            .where('slot', '=', slot as PlacementSlot)
            .executeTakeFirst()
        : undefined;
      if (!creative) throw new Failure('CAMPAIGN_UNKNOWN');
      const until = Math.floor(now().getTime() / 1000) + previewSeconds;
      return signedCode(await keyOfSite(), 'preview', { creative: creative.id, placed: placedForAll, until });
    },
    async click(code) {
      const { content, creative, foreign } = await known('click', code);
      if (creative) await count('clicked', content, creative).catch(countingFailed);
      return (creative ?? foreign)?.target as string;
    },
    async view(code, browser = 'other') {
      const { content, creative, foreign } = await known('view', code);
      if (creative && (await count('viewed', content, creative))) campaigns.addView(creative.campaign);
      const isFirst = foreign && (await useOnce(query, 'ad viewed', content.placed, new Date(content.until * 1000)));
      if (isFirst) outside?.tellView(foreign, browser);
    },
    async image(code) {
      const content = await readBy('image', code);
      const foreign = content && (await outside?.creative(content.creative));
      if (foreign && outside) return outside.image(foreign);
      const row =
        content &&
        (await query
          .selectFrom('campaign_creatives')
          .select(['image', 'image_type'])
          .where('id', '=', content.creative)
          .executeTakeFirst());
      if (!row?.image || !row.image_type) throw new Failure('PLACEMENT_IMAGE_UNKNOWN');
      return { type: row.image_type, bytes: row.image };
    },
    settled: () => counting.now(),
    async close() {
      await counting.now();
      await counting.end();
      await clearing.end();
      await stopFollowing();
    },
  };

  /** A reader is led on, whatever becomes of the count. */
  function countingFailed(thrown: unknown): void {
    report(new Failure('PLACEMENT_COUNTS_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
  }
}

/** Where there is nothing, what clients of this address expect to be told is that their country has none. */
function reasonOfAll(chosen: readonly unknown[]): EmptyStatus {
  return chosen.includes('cap_reached') ? 'cap_reached' : 'geo_unsupported';
}

/** Places for which this site has nothing that is paid for. Of side and bottom a page shows one. */
function unsold(chosen: ReadonlyMap<PlacementSlot, Chosen>, campaigns: readonly ShownCampaign[]): PlacementSlot[] {
  const paid = new Set(campaigns.filter(({ kind }) => kind === 'paid').map(({ id }) => id));
  return [...chosen].flatMap(([slot, one]) => (isCreative(one) && paid.has(one.campaign) ? [] : [slot]));
}

function asShown({ id, slot, heading, copy, cta, target, imageAddress }: OutsideCreative): Omit<ShownCreative, 'campaign'> {
  // A network says no more of a picture than the text beside it.
  return { id, slot, heading, copy, cta, target, alt: '', colors: null, hasImage: imageAddress !== null };
}
