import { deleteCampaign, listCampaigns, readCampaign, runCampaign, type Campaign } from '@webdocs/contracts/api/campaigns';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Glyph } from '@webdocs/design/Glyph';
import { search } from '@webdocs/design/drawings';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { DeleteDialog } from '../../calls/DeleteDialog.tsx';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useChosenRecord, type RecordCalls } from '../../data/use-chosen-record.ts';
import { RecordCard } from '../../staff-choice/RecordCard.tsx';
import { SavedRecordCard } from '../../staff-choice/SavedRecordCard.tsx';
import { StaffChoice } from '../../staff-choice/StaffChoice.tsx';
import { Views } from '../../staff-choice/Views.tsx';
import choice from '../../staff-choice/choice.module.css';
import frame from '../../staff-choice/frame.module.css';
import { newId } from '../../staff-choice/new-id.ts';
import { useKeptDrafts, type KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import { AdvertiserLink } from './AdvertiserLink.tsx';
import { CampaignReport } from './CampaignReport.tsx';
import { CreativeEditor } from './CreativeEditor.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { campaignGroups, groupOf, isFound, type CampaignGroup } from './campaign-group.ts';
import type { CreativeDraft } from './creative-draft.ts';
import { share } from './report-figures.ts';
import type { TermsDraft } from './terms-draft.ts';
import styles from './Campaigns.module.css';
import words from './words/en-US.ftl';

const calls: RecordCalls<Campaign> = {
  list: async () => (await callApi(listCampaigns)).campaigns,
  read: (id) => callApi(readCampaign, { params: { id } }),
  stale: 'CAMPAIGN_CHANGED',
};

/** The campaigns by what they do today, and the one of them that is chosen. */
function Campaigns({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const records = useChosenRecord(calls, text('plus-ads-read-anew'));
  const [group, setGroup] = useState<CampaignGroup>('running');
  const [wanted, setWanted] = useState('');
  const terms = useKeptDrafts<TermsDraft>();
  const creatives = useKeptDrafts<CreativeDraft>();
  useWarningOfLoss(terms.areThere || creatives.areThere);
  const today = new Date().toISOString().slice(0, 10);

  const { found, chosen, record: campaign } = records;
  const show = (changed: Campaign, said: string, from?: string) => {
    if (records.show(changed, said, from)) setGroup(groupOf(changed, today));
  };
  return (
    <StaffChoice
      of={records}
      listed={found?.filter((one) => groupOf(one, today) === group && isFound(one, wanted))}
      texts={{ all: text('plus-ads-campaigns'), new: text('plus-ads-new'), counted: text('plus-ads-counted') }}
      head={
        <>
          <div className={styles.head}>
            <Views
              label={text('plus-ads-which')}
              all={campaignGroups}
              chosen={group}
              onChoose={setGroup}
              nameOf={(one) => (
                <>
                  {text(`plus-ads-group-${one}`)}{' '}
                  <span className={styles.count}>{found?.filter((each) => groupOf(each, today) === one).length}</span>
                </>
              )}
            />
            <Field
              type="search"
              label={text('plus-ads-search')}
              labelHidden
              placeholder={text('plus-ads-search')}
              before={<Glyph of={search} size={16} />}
              value={wanted}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
          </div>
          <Failed call={records.listing} />
          {!found && records.listing.isPending && (
            <p role="status" className={styles.none}>
              {text('plus-ads-loading')}
            </p>
          )}
        </>
      }
      none={<p className={styles.none}>{text(wanted ? 'plus-ads-not-found' : 'plus-ads-none')}</p>}
      itemOf={(one) => <CampaignItem campaign={one} />}
      className={styles.columns}
      itemClass={styles.choice}
    >
      {chosen === newId && (
        <RecordCard title={text('plus-ads-new')}>
          <TermsEditor
            campaign={undefined}
            today={today}
            drafts={terms}
            onSaved={(one) => show(one, text('plus-ads-added'), newId)}
            Failed={Failed}
          />
        </RecordCard>
      )}
      {campaign && (
        <ChosenCampaign
          key={campaign.id}
          campaign={campaign}
          today={today}
          terms={terms}
          creatives={creatives}
          onChanged={show}
          onFailed={records.readAnewWhenStale(campaign.id)}
          onSay={records.say}
          onDeleted={() => {
            terms.forgetAll(campaign.id);
            creatives.forgetAll(campaign.id);
            records.leave(text('plus-ads-deleted'));
          }}
          Failed={Failed}
        />
      )}
    </StaffChoice>
  );
}

function CampaignItem({ campaign }: { readonly campaign: Campaign }) {
  const text = useText();
  const locale = useLocale();
  const { counts, kind, creatives, ends_on: end, views_in_all: planned } = campaign;
  const rate = share(counts.clicked, counts.viewed);
  return (
    <>
      <span className={choice.name}>
        <span dir="auto" translate="no">
          {campaign.name}
        </span>{' '}
        {kind !== 'paid' && <Badge>{text(`plus-ads-kind-${kind}`)}</Badge>}
      </span>
      <span className={choice.meta}>
        {[
          ...creatives.map(({ slot }) => text(`plus-ads-place-${slot}`)),
          ...(creatives.length === 0 ? [text('plus-ads-nothing')] : []),
        ].join(', ')}
        {end && <span> · {text('plus-ads-until', { day: formatDate(locale, end) })}</span>}
      </span>
      <span className={styles.numbers}>
        <span>{text('plus-ads-seen-count', { count: formatNumber(locale, counts.viewed) })}</span>
        {rate !== null && <span>{text('plus-ads-clicked-share', { share: formatNumber(locale, rate) })}</span>}
      </span>
      {planned !== null && (
        <progress className={styles.progress} value={Math.min(counts.viewed, planned)} max={planned} aria-hidden="true" />
      )}
    </>
  );
}

interface ChosenCampaignProps {
  readonly campaign: Campaign;
  readonly today: string;
  readonly terms: KeptDrafts<TermsDraft>;
  readonly creatives: KeptDrafts<CreativeDraft>;
  readonly onChanged: (campaign: Campaign, said: string) => void;
  readonly onFailed: (failure: unknown) => Promise<never>;
  readonly onSay: (words: string) => void;
  readonly onDeleted: () => void;
  readonly Failed: FailedCallComponent;
}

const views = ['report', 'creatives', 'terms'] as const;

/** One campaign: what came of it, what it shows, and its terms. */
function ChosenCampaign({ campaign, today, terms, creatives, onChanged, onFailed, onSay, onDeleted, Failed }: ChosenCampaignProps) {
  const text = useText();
  const locale = useLocale();
  const acting = useRepeatableCall();
  const [view, setView] = useState<(typeof views)[number]>(campaign.creatives.length > 0 ? 'report' : 'creatives');
  const isRunning = campaign.state === 'running';

  const turn = () =>
    acting.run(async () => {
      const state = isRunning ? 'paused' : 'running';
      const body = { state, version: campaign.version } as const;
      const changed = await callApi(runCampaign, { params: { id: campaign.id }, body }).catch(onFailed);
      onChanged(changed, text(`plus-ads-now-${state}`));
    });
  return (
    <SavedRecordCard
      title={campaign.name}
      heading={{ dir: 'auto', translate: 'no' }}
      facts={
        <p className={styles.terms}>
          <span dir="auto" translate="no">
            {campaign.advertiser}
          </span>
          {' · '}
          {campaign.ends_on
            ? text('plus-ads-from-to', { from: formatDate(locale, campaign.starts_on), to: formatDate(locale, campaign.ends_on) })
            : text('plus-ads-from', { from: formatDate(locale, campaign.starts_on) })}
          {' · '}
          {text(`plus-ads-state-${campaign.state}`)}
        </p>
      }
      views={
        <Views label={text('plus-ads-view')} all={views} chosen={view} onChoose={setView} nameOf={(one) => text(`plus-ads-view-${one}`)} />
      }
      acts={
        <Button kind={isRunning ? 'default' : 'primary'} size="small" aria-disabled={acting.isPending || undefined} onClick={turn}>
          {text(isRunning ? 'plus-ads-pause' : 'plus-ads-start')}
        </Button>
      }
      failed={<Failed call={acting} />}
      deleteLabel={text('plus-ads-delete')}
      deleteDialog={(onClose) => (
        <DeleteDialog
          name={campaign.name}
          texts={{
            title: text('plus-ads-delete'),
            question: text('plus-ads-delete-text'),
            cancel: text('plus-ads-cancel'),
            working: text('plus-ads-working'),
          }}
          run={() => callApi(deleteCampaign, { params: { id: campaign.id } })}
          onClose={onClose}
          onDeleted={onDeleted}
          Failed={Failed}
        />
      )}
    >
      {view === 'report' && (
        <div className={frame.form}>
          <CampaignReport campaign={campaign} today={today} Failed={Failed} />
          <AdvertiserLink campaign={campaign} onChanged={onChanged} onSay={onSay} Failed={Failed} />
        </div>
      )}
      {view === 'creatives' && <CreativeEditor campaign={campaign} drafts={creatives} onChanged={onChanged} Failed={Failed} />}
      {view === 'terms' && (
        <TermsEditor
          campaign={campaign}
          today={today}
          drafts={terms}
          onSaved={(changed) => onChanged(changed, text('plus-ads-saved'))}
          onFailed={onFailed}
          Failed={Failed}
        />
      )}
    </SavedRecordCard>
  );
}

export const campaigns = definePiece({ component: Campaigns, messages: words });
