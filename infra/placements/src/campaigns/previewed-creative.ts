import type { Query } from '@webdocs/database';
import type { ShownCreative } from '../choose/shown-campaign.ts';
import type { CodeContent } from '../codes/signed-code.ts';

/** What a code of a preview is of, as it is saved now; undefined without a code that is good, and for what is gone. */
export async function previewedCreative(query: Query, code: CodeContent | undefined): Promise<Omit<ShownCreative, 'campaign'> | undefined> {
  if (!code) return undefined;
  const row = await query
    .selectFrom('campaign_creatives')
    .select(['id', 'slot', 'heading', 'copy', 'cta', 'alt', 'target', 'colors', 'image_type'])
    .where('id', '=', code.creative)
    .executeTakeFirst();
  if (!row) return undefined;
  const { image_type: type, ...creative } = row;
  return { ...creative, hasImage: type !== null };
}
