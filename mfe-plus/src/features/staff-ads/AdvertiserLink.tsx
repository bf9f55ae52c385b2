import { shareCampaignReport, unshareCampaignReport, type Campaign } from '@webdocs/contracts/api/campaigns';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import frame from '../../staff-choice/frame.module.css';

interface AdvertiserLinkProps {
  readonly campaign: Campaign;
  readonly onChanged: (campaign: Campaign, said: string) => void;
  readonly onSay: (words: string) => void;
  readonly Failed: FailedCallComponent;
}

/** The link under which the advertiser reads the report: made, copied, and ended. */
export function AdvertiserLink({ campaign: { id, report_code: code }, onChanged, onSay, Failed }: AdvertiserLinkProps) {
  const text = useText();
  const call = useRepeatableCall();
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone, and the focus goes to what came in its place.
  const shown = useRef(code);
  useEffect(() => {
    if (shown.current !== code) box.current?.querySelector<HTMLElement>('input, button')?.focus();
    shown.current = code;
  }, [code]);
  const params = { id };
  const share = () => call.run(async () => onChanged(await callApi(shareCampaignReport, { params }), text('plus-ads-link-made')));
  const end = () => call.run(async () => onChanged(await callApi(unshareCampaignReport, { params }), text('plus-ads-link-ended')));

  async function copy(address: string) {
    const isCopied = await written(address);
    onSay(text(isCopied ? 'plus-ads-link-copied' : 'plus-ads-link-not-copied'));
    if (!isCopied) box.current?.querySelector('input')?.select();
  }

  const address = code === null ? '' : `${location.origin}/en-US/advertising/report/${code}`;
  return (
    <div ref={box} className={frame.form}>
      {code === null ? (
        <div className={frame.acts}>
          <Button size="small" aria-disabled={call.isPending || undefined} onClick={share}>
            {text('plus-ads-share')}
          </Button>
        </div>
      ) : (
        <>
          <Field
            label={text('plus-ads-link')}
            hint={text('plus-ads-link-hint')}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={frame.acts}>
            <Button size="small" onClick={() => void copy(address)}>
              {text('plus-ads-link-copy')}
            </Button>
            <Button size="small" aria-disabled={call.isPending || undefined} onClick={end}>
              {text('plus-ads-link-end')}
            </Button>
          </div>
        </>
      )}
      <Failed call={call} />
    </div>
  );
}

/** A page that did not come by https has no clipboard. */
async function written(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
