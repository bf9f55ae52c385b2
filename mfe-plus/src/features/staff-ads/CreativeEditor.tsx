import { changeCreative, creativeLimits, previewCreative, removeCreative, type Campaign } from '@webdocs/contracts/api/campaigns';
import { placementSlots, type CreativeColors, type PlacementSlot } from '@webdocs/contracts/api/placements';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { Select } from '@webdocs/design/Select';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useFact, useText } from '@webdocs/remote-kit';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import frame from '../../staff-choice/frame.module.css';
import { inBase64 } from './in-base64.ts';
import { emptyCreative, type CreativeDraft } from './creative-draft.ts';
import { focusFirst } from '../../unsaved/focus-first.ts';
import type { KeptDrafts } from '../../unsaved/kept-drafts.ts';
import styles from './Campaigns.module.css';

interface CreativeEditorProps {
  readonly campaign: Campaign;
  readonly drafts: KeptDrafts<CreativeDraft>;
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
export function CreativeEditor({ campaign, drafts, onChanged, Failed }: CreativeEditorProps) {
  const text = useText();
  const call = useRepeatableCall();
  const form = useRef<HTMLFormElement>(null);
  const { noAds } = useFact('session').settings;
  const [slot, setSlot] = useState<PlacementSlot>(campaign.creatives[0]?.slot ?? 'top');
  /** Each is a new field for the picture: one that is filled cannot be emptied. */
  const [pictures, setPictures] = useState(0);
  const saved = campaign.creatives.find((one) => one.slot === slot);
  const key = `${campaign.id} ${slot}`;
  const kept = drafts.of(key);
  const draft: CreativeDraft = kept ?? saved ?? emptyCreative;

  const change = (part: Partial<CreativeDraft>) => drafts.keep(key, { ...draft, ...part });
  const forget = () => {
    drafts.forget(key, kept);
    setPictures((count) => count + 1);
  };
  const params = { id: campaign.id, slot };

  function save(event: SubmitEvent) {
    event.preventDefault();
    const { heading, copy, cta, alt, target, colors, file } = draft;
    if (isTooLarge(file)) return form.current?.querySelector<HTMLElement>('[type=file]')?.focus();
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
      const isPaused = campaign.state === 'running' && changed.state === 'paused';
      focusFirst(form.current);
      onChanged(changed, text(isPaused ? 'plus-ads-removed-paused' : 'plus-ads-removed'));
    });
  const discard = () => {
    forget();
    call.forget();
    focusFirst(form.current);
  };
  // Opened before the code is there: a window that opens later is one that browsers keep closed.
  const preview = () => {
    const opened = open('about:blank', '_blank');
    call.run(async () => {
      const { code } = await callApi(previewCreative, { params }).catch((failure: unknown) => {
        opened?.close();
        throw failure;
      });
      const address = `${pagesOf[slot]}#ad-preview=${encodeURIComponent(code)}&place=${slot}`;
      if (opened) opened.location.href = address;
      else location.href = address;
    });
  };

  return (
    <form ref={form} className={frame.form} onSubmit={save}>
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
      <div className={frame.pair}>
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
      <Picture
        key={`${slot} ${pictures}`}
        slot={slot}
        file={draft.file}
        isSaved={saved?.has_image === true}
        onChange={(file) => change({ file })}
      />
      <Field
        label={text('plus-ads-alt')}
        value={draft.alt}
        maxLength={creativeLimits.alt}
        dir="auto"
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
      <Colors colors={draft.colors} onChange={(colors) => change({ colors })} />
      <div className={frame.acts}>
        <Button type="submit" kind="primary" aria-disabled={call.isPending || undefined}>
          {text(call.isPending ? 'plus-ads-working' : 'plus-ads-save-creative')}
        </Button>
        {kept && <Button onClick={discard}>{text('plus-ads-discard')}</Button>}
        {saved && !kept && (
          <>
            <Button aria-disabled={call.isPending || undefined} onClick={preview}>
              {text('plus-ads-preview')}
            </Button>
            <Button kind="danger" aria-disabled={call.isPending || undefined} onClick={remove}>
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

interface PictureProps {
  readonly slot: PlacementSlot;
  readonly file: CreativeDraft['file'];
  readonly isSaved: boolean;
  readonly onChange: (file: CreativeDraft['file']) => void;
}

/** The field of the browser forgets its file when another place is looked at, so what was chosen is said below it. */
function Picture({ slot, file, isSaved, onChange }: PictureProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.picture}>
      <label htmlFor={id}>{text('plus-ads-picture')}</label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-describedby={`${id}-hint ${id}-said`}
        aria-invalid={isTooLarge(file) || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {text('plus-ads-picture-hint', { size: text(`plus-ads-size-${slot}`) })}
      </p>
      <p id={`${id}-said`} role="status" className={styles.note}>
        {saying()}
      </p>
      {isSaved && !file && (
        <Button size="small" onClick={() => onChange(file === null ? undefined : null)}>
          {text(file === null ? 'plus-ads-picture-keep' : 'plus-ads-picture-remove')}
        </Button>
      )}
    </div>
  );

  function saying(): string {
    if (file === null) return text('plus-ads-picture-gone');
    if (!file) return '';
    const { name, size } = file;
    return isTooLarge(file)
      ? text('plus-ads-picture-large', { name, size: inKilobytes(size), most: inKilobytes(creativeLimits.imageBytes) })
      : text('plus-ads-picture-chosen', { name });
  }
}

function isTooLarge(file: CreativeDraft['file']): boolean {
  return (file?.size ?? 0) > creativeLimits.imageBytes;
}

function inKilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
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
