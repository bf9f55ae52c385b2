/** New things that lose their dot once the reader has looked at them. */
export const viewedFlags = ['plus_updates_v2', 'plus_newsletter', 'plus_ai_help'] as const;
export type ViewedFlag = (typeof viewedFlags)[number];

/** Where the device keeps when that was. */
export function viewedFlagKey(flag: ViewedFlag): string {
  return `viewed.${flag}`;
}
