import {
  addCampaign,
  campaignKinds,
  campaignLimits,
  changeCampaign,
  placementSections,
  type Campaign,
} from '@webdocs/contracts/api/campaigns';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import type { SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRecordForm } from '../../data/use-record-form.ts';
import { FormActs } from '../../staff-choice/FormActs.tsx';
import frame from '../../staff-choice/frame.module.css';
import { newId } from '../../staff-choice/new-id.ts';
import type { KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { draftOf, emptyTerms, termsOf, type TermsDraft } from './terms-draft.ts';
import styles from './Campaigns.module.css';

interface TermsEditorProps {
  /** None while it was never saved. */
  readonly campaign: Campaign | undefined;
  readonly today: string;
  readonly drafts: KeptDrafts<TermsDraft>;
  readonly onSaved: (campaign: Campaign) => void;
  /** Passes a failure on, after what another person changed was read. */
  readonly onFailed?: (failure: unknown) => Promise<never>;
  readonly Failed: FailedCallComponent;
}

type Typed = Exclude<keyof TermsDraft, 'kind' | 'sections'>;

/** When, where and how often a campaign is shown. */
export function TermsEditor({ campaign, today, drafts, onSaved, onFailed, Failed }: TermsEditorProps) {
  const text = useText();
  const { form, call, shown, isUnsaved, change, save, discard } = useRecordForm(
    drafts,
    campaign?.id ?? newId,
    campaign ? draftOf(campaign) : emptyTerms(today),
  );

  function submit(event: SubmitEvent) {
    const terms = termsOf(shown);
    const send = () =>
      campaign
        ? callApi(changeCampaign, { params: { id: campaign.id }, body: { terms, version: campaign.version } }).catch(onFailed)
        : callApi(addCampaign, { body: terms });
    save(event, send, onSaved);
  }
  const field = (name: Typed, more: Partial<Parameters<typeof Field>[0]> = {}) => (
    <Field
      label={text(`plus-ads-${labels[name]}`)}
      value={shown[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...more}
    />
  );
  const count = { type: 'number', min: 1, max: campaignLimits.count, step: 1, inputMode: 'numeric' } as const;
  const money = { type: 'number', min: 0.01, step: 0.01, inputMode: 'decimal' } as const;
  return (
    <form ref={form} className={frame.form} onSubmit={submit}>
      {field('name', { required: true, maxLength: campaignLimits.name, dir: 'auto' })}
      <div className={frame.pair}>
        {field('advertiser', { required: true, maxLength: campaignLimits.advertiser, dir: 'auto' })}
        <Select
          label={text('plus-ads-kind')}
          value={shown.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as TermsDraft['kind'] })}
        >
          {campaignKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`plus-ads-kind-${kind}`)}
            </option>
          ))}
        </Select>
        {field('startsOn', { type: 'date', required: true })}
        {field('endsOn', { type: 'date', min: shown.startsOn })}
      </div>
      {field('countries', { hint: text('plus-ads-countries-hint'), translate: 'no' })}
      <fieldset className={styles.sections}>
        <legend>{text('plus-ads-sections')}</legend>
        {placementSections.map((section) => (
          <label key={section}>
            <input
              type="checkbox"
              checked={shown.sections.includes(section)}
              onChange={({ currentTarget }) =>
                change({
                  sections: placementSections.filter((one) => (one === section ? currentTarget.checked : shown.sections.includes(one))),
                })
              }
            />
            <span>{text(`plus-ads-section-${section}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={frame.pair}>
        {field('priority', { type: 'number', min: 0, max: campaignLimits.priority, required: true, hint: text('plus-ads-priority-hint') })}
        {field('weight', { type: 'number', min: 1, max: campaignLimits.weight, required: true, hint: text('plus-ads-weight-hint') })}
        {field('viewsADay', count)}
        {field('viewsInAll', count)}
        {field('budget', { ...money, required: shown.price !== '' })}
        {field('price', { ...money, required: shown.budget !== '' })}
      </div>
      <FormActs
        texts={{ save: text('plus-ads-save'), working: text('plus-ads-working'), discard: text('plus-ads-discard') }}
        isPending={call.isPending}
        isUnsaved={isUnsaved}
        onDiscard={discard}
      />
      <Failed call={call} />
    </form>
  );
}

const labels: Readonly<Record<Typed, string>> = {
  name: 'name',
  advertiser: 'advertiser',
  startsOn: 'starts',
  endsOn: 'ends',
  countries: 'countries',
  priority: 'priority',
  weight: 'weight',
  viewsADay: 'views-a-day',
  viewsInAll: 'views-in-all',
  budget: 'budget',
  price: 'price',
};
