import { Button } from '@webdocs/design/Button';
import { latePiece, useLatePiece, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import { SettingRow } from '../../features/settings/SettingRow.tsx';

const DeleteWindow = latePiece(
  async () => (await import(/* webpackChunkName: "delete-account" */ '../../features/account-deletion/DeleteWindow.tsx')).deleteWindow,
);

/** The row that leads out; its window is fetched for those who want to go. */
export function Deleting({ onGone }: { readonly onGone: () => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { isThere, hasFailed, fetch } = useLatePiece(DeleteWindow);
  const ask = () => {
    setOpen(true);
    void fetch();
  };
  return (
    <>
      <SettingRow
        name={text('plus-settings-delete')}
        text={text('plus-settings-delete-text')}
        action={<Button onClick={ask}>{text('plus-settings-delete')}</Button>}
      />
      {isOpen && hasFailed && <p role="alert">{text('plus-call-unanswered')}</p>}
      {isThere && <DeleteWindow open={isOpen} onClose={() => setOpen(false)} onGone={onGone} Failed={FailedCall} />}
    </>
  );
}
