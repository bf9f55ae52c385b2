import * as v from 'valibot';

/**
 * Places in a page that another team fills. A name here is a contract between the team that opens the slot and the
 * team that fills it; who fills it, and on which addresses, is said in the filler's definition.
 */
export const slotNames = [
  'search-box',
  'search-hero',
  'ad-top',
  'ad-side',
  'learning',
  'ad-home-main',
  'ad-home-footer',
  'ad-bottom',
  'bookmark',
  'newsletter',
  'compat-table',
] as const;

/** `games/board`: a slot that mfe-games opens under its own name. */
type OwnSlotName = `${string}/${string}`;
const isOwnSlotName = (name: unknown): name is OwnSlotName => typeof name === 'string' && /^[a-z][a-z-]*\/[a-z][a-z0-9-]*$/.test(name);

export const SlotNameSchema = v.union([v.picklist(slotNames), v.custom<OwnSlotName>(isOwnSlotName)]);
export type SlotName = v.InferOutput<typeof SlotNameSchema>;
