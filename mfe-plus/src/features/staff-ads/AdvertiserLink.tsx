import { shareCampaignReport, unshareCampaignReport, type Campaign } from '@webdocs/contracts/api/campaigns';
import { Button } from '@webdocs/design/Button';
import { Field } from '@webdocs/design/Field';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useText } from '@webdocs/remote-kit';
import { useRef } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import styles from './Campaigns.module.css';

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
  const field = useRef<HTMLDivElement>(null);
  const params = { id };
  const share = () => call.run(async () => onChanged(await callApi(shareCampaignReport, { params }), text('plus-ads-link-made')));
  const end = () => call.run(async () => onChanged(await callApi(unshareCampaignReport, { params }), text('plus-ads-link-ended')));

  async function copy(address: string) {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    onSay(text(isCopied ? 'plus-ads-link-copied' : 'plus-ads-link-not-copied'));
    if (!isCopied) field.current?.querySelector('input')?.select();
  }

  const address = code === null ? '' : `${location.origin}/en-US/advertising/report/${code}`;
  return (
    <div ref={field} className={styles.form}>
      {code === null ? (
        <div className={styles.acts}>
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
          <div className={styles.acts}>
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
