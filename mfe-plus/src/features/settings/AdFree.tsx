import { changeSettings } from '@webdocs/contracts/api/account';
import { Button } from '@webdocs/design/Button';
import { call } from '@webdocs/remote-kit/call';
import { useConfiguration, useFact, useLocale, useText } from '@webdocs/remote-kit';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { BySubscription } from './BySubscription.tsx';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SettingRow } from './SettingRow.tsx';

/** Only a plan that opens it can switch ads off; others are told which do. */
export function AdFree({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const { products } = useConfiguration();
  const { features, settings, status } = useFact('session');
  return (
    <BySubscription
      isSubscriber={features.includes('noAds')}
      subscriber={
        <SavedSwitch
          label={text('plus-settings-no-ads')}
          text={text('plus-settings-no-ads-text')}
          checked={settings.noAds}
          disabled={status !== 'signed-in'}
          save={(no_ads) => call(changeSettings, { body: { no_ads } })}
          Failed={Failed}
        />
      }
      others={
        <SettingRow
          name={text('plus-settings-no-ads')}
          text={text('plus-settings-no-ads-subscribe')}
          action={<Button href={`/${locale}/plus#subscribe`}>{text('plus-settings-no-ads-link', products)}</Button>}
        />
      }
    />
  );
}
