import { randomBytes } from 'node:crypto';
import type { Campaign, CampaignState, CampaignTerms, CreativeChange } from '@webdocs/contracts/api/campaigns';
import { placementSlots, type PlacementSlot } from '@webdocs/contracts/api/placements';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import { appendAudit } from '@webdocs/database/audit-chain';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';
import { readCampaign } from './list-campaigns.ts';
import { pictureType } from './picture-type.ts';

/** Who changes something, and when. */
export interface Editing {
  readonly database: Database;
  readonly actor: string;
  readonly now: Date;
}

export const campaignsChannel = 'campaigns_changed';

export function addCampaign(editing: Editing, terms: CampaignTerms): Promise<Campaign> {
  return changing(editing, 'add campaign', async (query) => {
    const { id } = await query
      .insertInto('campaigns')
      .values({ ...terms, version: 0, changed_by: editing.actor, changed_at: editing.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export function changeCampaign(editing: Editing, id: string, change: { readonly terms: CampaignTerms; readonly version: number }) {
  return changing(editing, 'change campaign', async (query) => {
    await requireVersion(query, id, change.version);
    await query.updateTable('campaigns').set(change.terms).where('id', '=', id).execute();
    return id;
  });
}

export function runCampaign(editing: Editing, id: string, { state, version }: { readonly state: CampaignState; readonly version: number }) {
  return changing(editing, state === 'running' ? 'start campaign' : 'pause campaign', async (query) => {
    const { creatives, ends_on: end } = await requireVersion(query, id, version);
    if (state === 'running' && creatives.length === 0) throw new Failure('CAMPAIGN_STATE', { missing: 'it has nothing to show' });
    if (state === 'running' && end !== null && end < editing.now.toISOString().slice(0, 10)) {
      throw new Failure('CAMPAIGN_STATE', { missing: 'its last day is over' });
    }
    await query.updateTable('campaigns').set({ state }).where('id', '=', id).execute();
    return id;
  });
}

export async function changeCreative(
  editing: Editing,
  id: string,
  slot: string,
  { image, colors, ...texts }: CreativeChange,
): Promise<Campaign> {
  const place = requireSlot(slot);
  return changing(editing, 'change creative', async (query) => {
    await requireCampaign(query, id);
    const row = { ...texts, ...pictureOf(image), colors: colors && JSON.stringify(colors) };
    await query
      .insertInto('campaign_creatives')
      .values({ campaign_id: id, slot: place, ...row })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'slot']).doUpdateSet(row))
      .execute();
    return id;
  });
}

export async function removeCreative(editing: Editing, id: string, slot: string): Promise<Campaign> {
  const place = requireSlot(slot);
  return changing(editing, 'remove creative', async (query) => {
    await requireCampaign(query, id);
    await query.deleteFrom('campaign_creatives').where('campaign_id', '=', id).where('slot', '=', place).execute();
    const left = await query.selectFrom('campaign_creatives').select('id').where('campaign_id', '=', id).executeTakeFirst();
    // A campaign with nothing to show does not run.
    if (!left) await query.updateTable('campaigns').set({ state: 'paused' }).where('id', '=', id).execute();
    return id;
  });
}

/** The link stays the same however often it is asked for. */
export function shareReport(editing: Editing, id: string): Promise<Campaign> {
  return changingLink(editing, 'share campaign report', id, randomBytes(16).toString('base64url'));
}

export function unshareReport(editing: Editing, id: string): Promise<Campaign> {
  return changingLink(editing, 'end link of campaign report', id, null);
}

/** Where there is a link already, or none to end, nothing changes and nothing is noted. */
function changingLink(editing: Editing, event: string, id: string, code: string | null): Promise<Campaign> {
  return editing.database.transaction(async (query) => {
    await requireCampaign(query, id);
    const { numUpdatedRows: changes } = await query
      .updateTable('campaigns')
      .set({ report_code: code })
      .where('id', '=', id)
      .where('report_code', code === null ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    if (changes > 0n) await changed(query, editing, event, id);
    return readCampaign(query, id);
  });
}

export async function deleteCampaign({ database, actor, now }: Editing, id: string): Promise<void> {
  await database.transaction(async (query) => {
    await requireCampaign(query, id);
    await query.deleteFrom('campaigns').where('id', '=', id).execute();
    await noted(query, { actor, now, event: 'delete campaign', id });
  });
}

function changing(editing: Editing, event: string, work: (query: Query) => Promise<string>): Promise<Campaign> {
  return editing.database.transaction(async (query) => {
    const id = await work(query);
    await changed(query, editing, event, id);
    return readCampaign(query, id);
  });
}

/** Every change has another version, a line in the audit, and is told to all processes. */
async function changed(query: Query, { actor, now }: Editing, event: string, id: string): Promise<void> {
  await query
    .updateTable('campaigns')
    .set((all) => ({ version: all('version', '+', 1), changed_by: actor, changed_at: now }))
    .where('id', '=', id)
    .execute();
  await noted(query, { actor, now, event, id });
}

async function noted(query: Query, { actor, now, event, id }: { actor: string; now: Date; event: string; id: string }): Promise<void> {
  await appendAudit(query, { actor: { kind: 'account', name: actor, team: null }, event, subject: `campaign ${id}` }, now);
  await sql`select pg_notify(${campaignsChannel}, '')`.execute(query);
}

/** Held until the transaction ends: of two who change it at once, the second sees what the first did. */
async function requireCampaign(query: Query, id: string): Promise<void> {
  const row = isUuid(id) && (await query.selectFrom('campaigns').select('id').where('id', '=', id).forUpdate().executeTakeFirst());
  if (!row) throw new Failure('CAMPAIGN_UNKNOWN');
}

async function requireVersion(query: Query, id: string, version: number): Promise<Campaign> {
  await requireCampaign(query, id);
  const campaign = await readCampaign(query, id);
  if (campaign.version !== version) throw new Failure('CAMPAIGN_CHANGED');
  return campaign;
}

function requireSlot(name: string): PlacementSlot {
  const slot = placementSlots.find((one) => one === name);
  if (!slot) throw new Failure('CAMPAIGN_UNKNOWN');
  return slot;
}

function pictureOf(image: CreativeChange['image']) {
  if (image === undefined) return {};
  if (image === null) return { image: null, image_type: null };
  const bytes = Buffer.from(image, 'base64');
  return { image: bytes, image_type: pictureType(bytes) };
}
