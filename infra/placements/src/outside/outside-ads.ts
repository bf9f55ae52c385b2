import type { PlacementSlot } from '@webdocs/contracts/api/placements';
import { creativeLimits } from '@webdocs/contracts/api/campaigns';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { LRUCache } from 'lru-cache';
import { pictureType, type Picture } from '../campaigns/picture-type.ts';
import { askAdServer, bytesOf, type AdServer, type AskedOutside, type OutsideAd } from './ad-server.ts';

export interface OutsideCreative extends OutsideAd {
  readonly id: string;
  readonly slot: PlacementSlot;
}

export interface OutsideAdsOptions {
  readonly server: AdServer;
  readonly query: Query;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}

type PageOfReader = Pick<AskedOutside, 'sections' | 'browser'> & { readonly country: string | undefined };

/** Ads of another network. Its server never meets a reader before a click: pictures and views go by this site. */
export interface OutsideAds {
  /** At most one for each slot, and none twice. It takes no longer than the limit, whatever the server does. */
  place(slots: readonly PlacementSlot[], page: PageOfReader): Promise<ReadonlyMap<PlacementSlot, OutsideCreative>>;
  /** Undefined for what was placed too long ago, or never. */
  creative(id: string): Promise<OutsideCreative | undefined>;
  tellView(creative: OutsideCreative, browser: string): void;
  image(creative: OutsideCreative): Promise<Picture>;
}

const answerWithinMs = 300;
const imageWithinMs = 3000;
/** After failures in a row it is left alone for a while: pages do not wait 300 ms each for a server that is away. */
const failuresInARow = 3;
const leftAloneMs = 30_000;
/** As long as the code of a click is good. */
const keptMs = 24 * 60 * 60 * 1000;
const mostImages = 200;
/** Of one process. */
const mostOpen = 50;
const mostADay = 1_000_000;

interface PlacedAd {
  readonly slot: PlacementSlot;
  readonly ad: OutsideAd;
}

export function outsideAds({ server, query, now, report }: OutsideAdsOptions): OutsideAds {
  const images = new LRUCache<string, Promise<Picture>>({ max: mostImages, ttl: 60 * 60 * 1000 });
  let failures = 0;
  let askAgainAt = 0;
  let open = 0;
  let placedOn = { day: '', count: 0 };

  /** Of today. Each is a row for a day: a flood of requests fills no disk. */
  function placedToday() {
    const day = now().toISOString().slice(0, 10);
    if (placedOn.day !== day) placedOn = { day, count: 0 };
    return placedOn;
  }

  function isLeftAlone(): boolean {
    return now().getTime() < askAgainAt || open >= mostOpen || placedToday().count >= mostADay;
  }

  function failed(thrown: unknown): void {
    failures += 1;
    // An outage is told of once, not with every page.
    if (failures === failuresInARow) report(new Failure('AD_SERVER_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
    if (failures >= failuresInARow) askAgainAt = now().getTime() + leftAloneMs;
  }

  /** For each place, or nothing for all where one fails: that is one failure, however many places a page has. */
  async function askAll(slots: readonly PlacementSlot[], page: Omit<AskedOutside, 'slot'>): Promise<PlacedAd[]> {
    const signal = AbortSignal.timeout(answerWithinMs);
    open += 1;
    try {
      const answers = await Promise.all(slots.map(async (slot) => ({ slot, ad: await askAdServer(server, { ...page, slot }, signal) })));
      failures = 0;
      return answers.flatMap(({ slot, ad }) => (ad ? [{ slot, ad }] : []));
    } catch (thrown) {
      failed(thrown);
      return [];
    } finally {
      open -= 1;
    }
  }

  async function fetchImage(address: string): Promise<Picture> {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(imageWithinMs) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const bytes = await bytesOf(response, creativeLimits.imageBytes);
    return { type: pictureType(bytes), bytes };
  }

  return {
    async place(slots, page) {
      const address = page.country === undefined ? undefined : server.countries[page.country];
      if (slots.length === 0 || address === undefined || isLeftAlone()) return new Map();
      const offered = await askAll(slots, { ...page, address });
      const placed = offered.filter(({ ad }, index) => offered.findIndex((other) => other.ad.name === ad.name) === index);
      if (placed.length === 0) return new Map();
      const rows = placed.map(({ slot, ad }) => ({
        slot,
        name: ad.name,
        heading: ad.heading,
        copy: ad.copy,
        cta: ad.cta,
        target: ad.target,
        view_address: ad.viewAddress,
        image_address: ad.imageAddress,
        placed_at: now(),
      }));
      // While the database is away no code would lead anywhere; others tell of that.
      const ids = await query
        .insertInto('outside_creatives')
        .values(rows)
        .returning('id')
        .execute()
        .catch(() => undefined);
      if (ids) placedToday().count += ids.length;
      return new Map(ids ? placed.map(({ slot, ad }, index) => [slot, { ...ad, slot, id: ids[index]?.id as string }]) : []);
    },
    async creative(id) {
      const row = await query.selectFrom('outside_creatives').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const { view_address: viewAddress, image_address: imageAddress, ...rest } = row;
      return { ...rest, viewAddress, imageAddress };
    },
    tellView({ viewAddress }, browser) {
      const telling = fetch(viewAddress, {
        headers: { 'user-agent': browser },
        redirect: 'manual',
        signal: AbortSignal.timeout(imageWithinMs),
      });
      // The network counts one view less: nothing here is lost by that.
      telling.then((response) => response.body?.cancel()).catch(() => undefined);
    },
    async image({ imageAddress }) {
      if (imageAddress === null) throw new Failure('PLACEMENT_IMAGE_UNKNOWN');
      const fetching = images.get(imageAddress) ?? fetchImage(imageAddress);
      images.set(imageAddress, fetching);
      try {
        return await fetching;
      } catch (thrown) {
        images.delete(imageAddress);
        throw new Failure('PLACEMENT_IMAGE_UNKNOWN', {}, { cause: thrown });
      }
    },
  };
}

/** Also where no network is asked any more. */
export async function removeOldOutside(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('outside_creatives')
    .where('placed_at', '<', new Date(now.getTime() - keptMs))
    .execute();
}
