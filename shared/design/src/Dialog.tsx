import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { close } from './drawings.ts';
import { Glyph } from './Glyph.tsx';
import styles from './Dialog.module.css';
import { classNames } from './class-names.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the reader closes it: by the cross, Escape or a press beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly closeLabel: string;
  /** The buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back where it came from. */
export function Dialog({ open, onClose, title, subtitle, closeLabel, actions, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  /** Browsers tell of it later: a dialog that has been opened again by then stays. */
  function reportClosed({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onClose={reportClosed}
      onClick={closeFromBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in order, so that the focus goes to the first thing to do and not to the way out. */}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Glyph of={close} />
        </button>
      </div>
    </dialog>
  );
}

/** The sheet covers the whole dialog, so a press on the dialog itself was on its backdrop. */
function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
