import type { Campaign } from '@webdocs/contracts/api/campaigns';

export const campaignGroups = ['running', 'planned', 'ended'] as const;
export type CampaignGroup = (typeof campaignGroups)[number];

/** Days are compared as text, in the UTC calendar. A campaign that is started before its first day is planned until then. */
export function groupOf({ state, starts_on: first, ends_on: last }: Campaign, today: string): CampaignGroup {
  if (last !== null && last < today) return 'ended';
  return state === 'running' && first <= today ? 'running' : 'planned';
}

export function isFound({ name, advertiser }: Campaign, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return `${name}\n${advertiser}`.toLowerCase().includes(wanted);
}
