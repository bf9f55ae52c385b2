import { placementVersion, type PlacementSlot } from '@webdocs/contracts/api/placements';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { ReactElement } from 'react';
import { placementsOf } from '../../../data/placed-creatives.ts';
import { PaidCreative } from './PaidCreative.tsx';

/** The names of the places in requests. */
const slots: Readonly<Partial<Record<SlotName, PlacementSlot>>> = {
  'ad-top': 'top',
  'ad-side': 'side',
  'ad-bottom': 'bottom',
  'ad-home-main': 'hpMain',
  'ad-home-footer': 'hpFooter',
};

/** What is paid for in a place of a page, ready to be seen; undefined where the site speaks of itself. */
export async function paidIn(slot: SlotName, pathname: string): Promise<ReactElement | undefined> {
  const place = slots[slot] ?? 'top';
  const placed = (await placementsOf(pathname))[place];
  if (placed?.status !== 'success' || placed.version !== placementVersion) return undefined;
  const picture = placed.image === undefined ? undefined : await pictureOf(placed.image);
  return <PaidCreative placed={placed} slot={place} picture={picture} />;
}

/** The address of the picture, once the browser has it: a box never waits empty. */
async function pictureOf(code: string): Promise<string> {
  const picture = new Image();
  picture.src = `/pimg/${encodeURIComponent(code)}`;
  await picture.decode();
  return picture.src;
}
