import { exportFormats } from '@webdocs/contracts/api/collections';
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
      action={exportFormats.map((format) => (
        <Button key={format} href={exportAddress(format)} download>
          {text(`plus-settings-export-${format}`)}
        </Button>
      ))}
    />
  );
}
