import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';
import { playgroundsAddress } from '../../calls/export-address.ts';
import { SettingRow } from './SettingRow.tsx';

export function ExportPlaygrounds() {
  const text = useText();
  return (
    <SettingRow
      name={text('plus-settings-playgrounds')}
      text={text('plus-settings-playgrounds-text')}
      action={
        <Button href={playgroundsAddress()} download>
          {text('plus-settings-playgrounds-download')}
        </Button>
      }
    />
  );
}
