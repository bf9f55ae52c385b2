import {
  addCampaign,
  campaignKinds,
  campaignLimits,
  changeCampaign,
  placementSections,
  type Campaign,
} from '@webdocs/contracts/api/campaigns';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useRef, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { focusFirst } from '../../unsaved/focus-first.ts';
import type { KeptDrafts } from '../../unsaved/kept-drafts.ts';
import { draftOf, emptyTerms, termsOf, type TermsDraft } from './terms-draft.ts';
import { whenStale } from './when-stale.ts';
import styles from './Campaigns.module.css';

interface TermsEditorProps {
  /** None while it was never saved. */
  readonly campaign: Campaign | undefined;
  readonly today: string;
  readonly drafts: KeptDrafts<TermsDraft>;
  readonly onSaved: (campaign: Campaign) => void;
  /** Called where another person has changed the campaign since it was read. */
  readonly onStale: () => Promise<void>;
  readonly Failed: FailedCallComponent;
}

type Typed = Exclude<keyof TermsDraft, 'kind' | 'sections'>;

/** When, where and how often a campaign is shown. */
export function TermsEditor({ campaign, today, drafts, onSaved, onStale, Failed }: TermsEditorProps) {
  const text = useText();
  const call = useRepeatableCall();
  const form = useRef<HTMLFormElement>(null);
  const key = campaign?.id ?? 'new';
  const draft = drafts.of(key);
  const shown = draft ?? (campaign ? draftOf(campaign) : emptyTerms(today));
  const change = (part: Partial<TermsDraft>) => drafts.keep(key, { ...shown, ...part });

  function save(event: SubmitEvent) {
    event.preventDefault();
    const terms = termsOf(shown);
    call.run(async () => {
      const saved = await (
        campaign
          ? callApi(changeCampaign, { params: { id: campaign.id }, body: { terms, version: campaign.version } })
          : callApi(addCampaign, { body: terms })
      ).catch(whenStale(onStale));
      drafts.forget(key, draft);
      onSaved(saved);
    });
  }
  function discard() {
    drafts.forget(key, draft);
    call.forget();
    focusFirst(form.current);
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
    <form ref={form} className={styles.form} onSubmit={save}>
      {field('name', { required: true, maxLength: campaignLimits.name, dir: 'auto' })}
      <div className={styles.pair}>
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
      <div className={styles.pair}>
        {field('priority', { type: 'number', min: 0, max: campaignLimits.priority, required: true, hint: text('plus-ads-priority-hint') })}
        {field('weight', { type: 'number', min: 1, max: campaignLimits.weight, required: true, hint: text('plus-ads-weight-hint') })}
        {field('viewsADay', count)}
        {field('viewsInAll', count)}
        {field('budget', { ...money, required: shown.price !== '' })}
        {field('price', { ...money, required: shown.budget !== '' })}
      </div>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" aria-disabled={call.isPending || undefined}>
          {text(call.isPending ? 'plus-ads-working' : 'plus-ads-save')}
        </Button>
        {draft && <Button onClick={discard}>{text('plus-ads-discard')}</Button>}
      </div>
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
