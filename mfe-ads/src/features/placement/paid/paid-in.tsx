import { placementVersion, type PlacementSlot } from '@webdocs/contracts/api/placements';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import type { ReactElement } from 'react';
import { patienceMs, placementsOf } from '../../../data/placed-creatives.ts';
import { previewIn } from '../../../data/preview.ts';
import styles from '../Placement.module.css';
import { PaidCreative } from './PaidCreative.tsx';

/** The names of the places in requests. */
const slots: Readonly<Partial<Record<SlotName, PlacementSlot>>> = {
  'ad-top': 'top',
  'ad-side': 'side',
  'ad-bottom': 'bottom',
  'ad-home-main': 'hpMain',
  'ad-home-footer': 'hpFooter',
};

/**
 * What is paid for in a place of a page, ready to be seen; undefined where the site speaks of itself. What is late by then, script and picture
 * included, is not shown, and neither is what would take a link from under the pointer or the focus.
 */
export async function paidIn(name: SlotName, pathname: string, wantedAt: number): Promise<ReactElement | undefined> {
  const slot = slots[name] ?? 'top';
  const since = await shownSince(wantedAt);
  const isPreviewed = previewIn(location.hash)?.slot === slot;
  if (isLate()) return undefined;
  const placed = (await placementsOf(pathname))[slot];
  if (placed?.status !== 'success' || placed.version !== placementVersion) return undefined;
  const picture = placed.image === undefined ? undefined : await pictureOf(placed.image);
  if (isLate() || (!isPreviewed && isReaderIn(name))) return undefined;
  return <PaidCreative placed={placed} slot={slot} picture={picture} isPreviewed={isPreviewed} />;

  function isLate(): boolean {
    return !isPreviewed && performance.now() - since >= patienceMs;
  }
}

function isReaderIn(name: SlotName): boolean {
  const [place] = document.getElementsByClassName(styles[name] ?? '');
  return place?.matches(':hover, :focus-within') === true;
}

/** A page that is made in advance is not seen yet, and may never be. */
async function shownSince(wantedAt: number): Promise<number> {
  const { prerendering } = document as { readonly prerendering?: boolean };
  if (!prerendering) return wantedAt;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  return performance.now();
}

/** The address of the picture, once the browser has it: a box never waits empty. */
async function pictureOf(code: string): Promise<string> {
  const picture = new Image();
  picture.src = `/pimg/${encodeURIComponent(code)}`;
  await picture.decode();
  return picture.src;
}
