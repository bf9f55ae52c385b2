import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { exportAddress } from '../../calls/export-address.ts';
import { SettingRow } from './SettingRow.tsx';

export function ExportCollections() {
  const text = useText();
  return (
    <SettingRow
      name={text('plus-settings-export')}
      text={text('plus-settings-export-text')}
      action={
        <>
          <Button href={exportAddress('json')} download>
            {text('plus-settings-export-json')}
          </Button>
          <Button href={exportAddress('csv')} download>
            {text('plus-settings-export-csv')}
          </Button>
        </>
      }
    />
  );
}
