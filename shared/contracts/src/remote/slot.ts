import * as v from 'valibot';

/**
 * Places in a page that another team fills. A name here is a contract between the team that opens the slot and the
 * team that fills it; who fills it, and on which addresses, stands in the filler's definition.
 */
export const slotNames = [
  'search-box',
  'search-hero',
  'ad-top',
  'ad-side',
  'ad-home-main',
  'ad-home-footer',
  'ad-bottom',
  'bookmark',
  'newsletter',
  'compat-table',
] as const;
export const SlotNameSchema = v.picklist(slotNames);
export type SlotName = v.InferOutput<typeof SlotNameSchema>;
