import { Dialog } from '@webdocs/design/Dialog';
import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './HistorySheet.module.css';

interface HistorySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The history where there is no room for it at the side: a sheet from the bottom. */
export function HistorySheet({ open, onClose, children }: HistorySheetProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('plus-history-title')}
      closeLabel={text('plus-history-close')}
      className={styles.sheet ?? ''}
    >
      {children}
    </Dialog>
  );
}
