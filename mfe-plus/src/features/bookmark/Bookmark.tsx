import { Glyph } from '@webdocs/design/Glyph';
import { bookmark, bookmarkFilled, close } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import styles from './Bookmark.module.css';

interface BookmarkProps {
  readonly isSaved: boolean;
  /** Offline, or without a document: nothing can be saved. */
  readonly isDisabled: boolean;
  /** Then it is disabled for that. */
  readonly isOffline: boolean;
  readonly signInHref: string;
  /** The user is about to open the menu. */
  readonly onIntent: () => void;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The ribbon of a document. Who reads is marked on the root, so the page holds a way for both and shows one. */
export function Bookmark({ isSaved, isDisabled, isOffline, signInHref, onIntent, onToggle, children }: BookmarkProps) {
  const text = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  // Opened before the script was there: there was no event.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) onToggle(true);
    // Once, when the ribbon comes to life.
  }, []);

  const reason = isOffline ? text('plus-save-offline') : undefined;
  return (
    <>
      {isDisabled ? (
        <button type="button" className={`${styles.ribbon} ${styles.visitor}`} disabled title={reason}>
          <Glyph of={bookmark} />
          {text('plus-save')}
        </button>
      ) : (
        <a className={`${styles.ribbon} ${styles.visitor}`} href={signInHref} rel="nofollow" data-glean="plus_save: sign_in">
          <Glyph of={bookmark} />
          {text('plus-save')}
        </a>
      )}
      <button
        type="button"
        className={`${styles.ribbon} ${styles.member}`}
        popoverTarget={id}
        disabled={isDisabled}
        title={reason}
        data-glean="plus_save"
        data-saved={isSaved || undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Glyph of={isSaved ? bookmarkFilled : bookmark} />
        {text(isSaved ? 'plus-saved' : 'plus-save')}
      </button>
      {/* Stays while the ribbon is disabled: what was typed in it is not lost with the connection. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          // Dialogs inside the panel say when they open as well.
          if (event.target === event.currentTarget) onToggle(event.newState === 'open');
        }}
      >
        <p id={`${id}-title`} className={styles.title}>
          {text('plus-save-title')}
        </p>
        {children}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={text('plus-close')}>
          <Glyph of={close} />
        </button>
      </div>
    </>
  );
}

/** What the panel says until its form is there. */
export function BookmarkWait({ isFailed }: { readonly isFailed: boolean }) {
  const text = useText();
  return (
    <p className={styles.wait} role="status">
      {text(isFailed ? 'plus-save-unloaded' : 'plus-save-loading')}
    </p>
  );
}
