import { campaigns as calls } from '@webdocs/contracts/api/campaigns';
import {
  addCampaign,
  changeCampaign,
  changeCreative,
  deleteCampaign,
  removeCreative,
  runCampaign,
  shareReport,
  unshareReport,
} from '@webdocs/placements/edit-campaigns';
import { advertiserReport } from '@webdocs/placements/advertiser-report';
import { listCampaigns, readCampaign } from '@webdocs/placements/list-campaigns';
import { campaignReport } from '@webdocs/placements/campaign-report';
import type { Placements } from '@webdocs/placements';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { answering } from './answer.ts';

/** For staff: what is in the places for messages. */
export function campaigns(server: FastifyInstance, parts: AccountServices, placements: Placements): void {
  const { database } = parts;
  const answer = answering(server, parts);
  const editing = ({ id }: { readonly id: string }) => ({ database, actor: id, now: parts.now() });

  answer(calls.listCampaigns, async ({ request, account: { id: accountId } }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: 'campaigns' });
    return { campaigns: await listCampaigns(database.query) };
  });
  answer(calls.readCampaign, ({ params: { id } }) => readCampaign(database.query, id));
  answer(calls.readCampaignReport, ({ params: { id } }) => campaignReport(database.query, id));
  answer(calls.addCampaign, ({ account, body }) => addCampaign(editing(account), body));
  answer(calls.changeCampaign, ({ account, params: { id }, body }) => changeCampaign(editing(account), id, body));
  answer(calls.runCampaign, ({ account, params: { id }, body }) => runCampaign(editing(account), id, body));
  answer(calls.changeCreative, ({ account, params: { id, slot }, body }) => changeCreative(editing(account), id, slot, body));
  answer(calls.previewCreative, async ({ params: { id, slot } }) => ({ code: await placements.preview(id, slot) }));
  answer(calls.removeCreative, ({ account, params: { id, slot } }) => removeCreative(editing(account), id, slot));
  answer(calls.shareCampaignReport, ({ account, params: { id } }) => shareReport(editing(account), id));
  answer(calls.unshareCampaignReport, ({ account, params: { id } }) => unshareReport(editing(account), id));
  answer(calls.showAdvertiserReport, async ({ params: { code } }) => ({ found: await advertiserReport(database.query, code) }));
  answer(calls.deleteCampaign, ({ account, params: { id } }) => deleteCampaign(editing(account), id));
}
