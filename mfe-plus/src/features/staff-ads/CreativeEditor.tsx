import { changeCreative, creativeLimits, previewCreative, removeCreative, type Campaign } from '@webdocs/contracts/api/campaigns';
import { placementSlots, type CreativeColors, type PlacementSlot } from '@webdocs/contracts/api/placements';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useFact, useText } from '@webdocs/remote-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { useWarningOfLoss } from '../../unsaved/use-warning-of-loss.ts';
import { inBase64 } from './in-base64.ts';
import { emptyCreative, type CreativeDraft } from './creative-draft.ts';
import styles from './Campaigns.module.css';

interface CreativeEditorProps {
  readonly campaign: Campaign;
  readonly onChanged: (campaign: Campaign, said: string) => void;
  readonly Failed: FailedCallComponent;
}

/** Where a page has the place, to look at a creative there. */
const pagesOf: Readonly<Record<PlacementSlot, string>> = {
  top: '/en-US/docs/Web',
  side: '/en-US/docs/Web',
  bottom: '/en-US/docs/Web',
  hpMain: '/en-US/',
  hpFooter: '/en-US/',
};

/** What a campaign shows, place by place. */
export function CreativeEditor({ campaign, onChanged, Failed }: CreativeEditorProps) {
  const text = useText();
  const fileId = useId();
  const call = useRepeatableCall();
  const { noAds } = useFact('session').settings;
  const [slot, setSlot] = useState<PlacementSlot>(campaign.creatives[0]?.slot ?? 'top');
  /** What was typed and not saved, by place: looking at another one loses nothing. */
  const [drafts, setDrafts] = useState<Partial<Record<PlacementSlot, CreativeDraft>>>({});
  const saved = campaign.creatives.find((one) => one.slot === slot);
  const draft: CreativeDraft = drafts[slot] ?? saved ?? emptyCreative;
  const isUnsaved = slot in drafts;
  useWarningOfLoss(Object.keys(drafts).length > 0);

  const change = (part: Partial<CreativeDraft>) => setDrafts((all) => ({ ...all, [slot]: { ...draft, ...part } }));
  const forget = () => setDrafts(({ [slot]: _, ...others }) => others);
  const params = { id: campaign.id, slot };

  function save(event: SubmitEvent) {
    event.preventDefault();
    const { heading, copy, cta, alt, target, colors, file } = draft;
    call.run(async () => {
      const image = file === undefined ? {} : { image: file && (await inBase64(file)) };
      const body = { heading, copy, cta, alt, target, colors, ...image };
      const changed = await callApi(changeCreative, { params, body });
      forget();
      onChanged(changed, text('plus-ads-saved'));
    });
  }
  const remove = () =>
    call.run(async () => {
      const changed = await callApi(removeCreative, { params });
      forget();
      onChanged(changed, text('plus-ads-removed'));
    });
  // Opened before the code is there: a window that opens later is one that browsers keep closed.
  const preview = () => {
    const window_ = open('about:blank', '_blank');
    call.run(async () => {
      const { code } = await callApi(previewCreative, { params });
      const address = `${pagesOf[slot]}#ad-preview=${encodeURIComponent(code)}`;
      if (window_) window_.location.href = address;
      else location.href = address;
    });
  };

  return (
    <form className={styles.form} onSubmit={save}>
      <Select
        label={text('plus-ads-place')}
        value={slot}
        onChange={({ currentTarget }) => {
          call.forget();
          setSlot(currentTarget.value as PlacementSlot);
        }}
      >
        {placementSlots.map((one) => (
          <option key={one} value={one}>
            {text(`plus-ads-place-${one}`)}
            {campaign.creatives.some((creative) => creative.slot === one) ? ' ✓' : ''}
          </option>
        ))}
      </Select>
      <Field
        label={text('plus-ads-heading')}
        value={draft.heading}
        maxLength={creativeLimits.heading}
        dir="auto"
        onChange={({ currentTarget }) => change({ heading: currentTarget.value })}
      />
      <Field
        label={text('plus-ads-copy')}
        value={draft.copy}
        maxLength={creativeLimits.copy}
        required
        dir="auto"
        onChange={({ currentTarget }) => change({ copy: currentTarget.value })}
      />
      <div className={styles.pair}>
        <Field
          label={text('plus-ads-cta')}
          value={draft.cta}
          maxLength={creativeLimits.cta}
          dir="auto"
          onChange={({ currentTarget }) => change({ cta: currentTarget.value })}
        />
        <Field
          label={text('plus-ads-target')}
          type="url"
          pattern="https://.+"
          value={draft.target}
          maxLength={creativeLimits.target}
          required
          onChange={({ currentTarget }) => change({ target: currentTarget.value })}
        />
      </div>
      <div className={styles.picture}>
        <label htmlFor={fileId}>{text('plus-ads-picture')}</label>
        <input
          key={`${slot} ${isUnsaved}`}
          id={fileId}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={({ currentTarget }) => currentTarget.files?.[0] && change({ file: currentTarget.files[0] })}
        />
        <p className={styles.note}>{text('plus-ads-picture-hint', { size: text(`plus-ads-size-${slot}`) })}</p>
        {saved?.has_image && draft.file === undefined && (
          <Button size="small" onClick={() => change({ file: null })}>
            {text('plus-ads-picture-remove')}
          </Button>
        )}
      </div>
      <Field
        label={text('plus-ads-alt')}
        value={draft.alt}
        maxLength={creativeLimits.alt}
        dir="auto"
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <Colors colors={draft.colors} onChange={(colors) => change({ colors })} />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" aria-disabled={call.isPending || undefined}>
          {text(call.isPending ? 'plus-ads-working' : 'plus-ads-save-creative')}
        </Button>
        {isUnsaved && <Button onClick={forget}>{text('plus-ads-discard')}</Button>}
        {saved && !isUnsaved && (
          <>
            <Button onClick={preview}>{text('plus-ads-preview')}</Button>
            <Button kind="danger" onClick={remove}>
              {text('plus-ads-remove')}
            </Button>
          </>
        )}
      </div>
      {noAds && <p className={styles.note}>{text('plus-ads-preview-off')}</p>}
      <Failed call={call} />
    </form>
  );
}

function Colors({
  colors,
  onChange,
}: {
  readonly colors: CreativeColors | null;
  readonly onChange: (colors: CreativeColors | null) => void;
}) {
  const text = useText();
  const given = colors ?? standardColors;
  return (
    <fieldset className={styles.colors}>
      <legend>{text('plus-ads-colors')}</legend>
      <label className={styles.check}>
        <input type="checkbox" checked={colors !== null} onChange={({ currentTarget }) => onChange(currentTarget.checked ? given : null)} />
        <span>{text('plus-ads-own-colors')}</span>
      </label>
      {colors &&
        colorNames.map((name) => (
          <label key={name} className={styles.color}>
            <input
              type="color"
              value={colors[name]}
              onChange={({ currentTarget }) => onChange({ ...colors, [name]: currentTarget.value })}
            />
            <span>{text(`plus-ads-${messageOf(name)}`)}</span>
          </label>
        ))}
    </fieldset>
  );
}

const standardColors: CreativeColors = {
  textColor: '#1b1b1b',
  backgroundColor: '#ffffff',
  ctaTextColor: '#ffffff',
  ctaBackgroundColor: '#0b5563',
  textColorDark: '#f4f1ea',
  backgroundColorDark: '#1b1b1b',
  ctaTextColorDark: '#1b1b1b',
  ctaBackgroundColorDark: '#9bd3dd',
};
const colorNames = Object.keys(standardColors) as ReadonlyArray<keyof CreativeColors>;

function messageOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
