import { Glyph } from '@webdocs/design/Glyph';
import { bookmark, close } from '@webdocs/design/drawings';
import { useConfiguration, useFact, usePublish, useText, type PartProps } from '@webdocs/remote-kit';
import { useId, type ReactNode, type ToggleEvent } from 'react';
import { signInAddress } from '../../data/sign-in-address.ts';
import styles from './Bookmark.module.css';

/** The ribbon of a document. Who reads is marked on the root, so the page holds a way for both and shows one. */
export function Bookmark({ address }: PartProps) {
  const text = useText();
  const { readOnly } = useConfiguration();
  const document = useFact('currentDocument');
  const isOffline = useFact('connectivity') === 'offline';
  if (readOnly) return null;

  const ribbon = (
    <>
      <Glyph of={bookmark} />
      {text('plus-save')}
    </>
  );
  if (isOffline || !document) {
    return (
      <button type="button" className={styles.ribbon} disabled>
        {ribbon}
      </button>
    );
  }
  return (
    <>
      <a className={`${styles.ribbon} ${styles.visitor}`} href={signInAddress(address)} rel="nofollow">
        {ribbon}
      </a>
      <SaveButton>{ribbon}</SaveButton>
    </>
  );
}

/** Collections live in an account service. Without one the reader is told so, and nothing pretends to be saved. */
function SaveButton({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const publish = usePublish();
  const id = useId();

  function tell({ newState }: ToggleEvent) {
    if (newState !== 'open') return;
    publish('toast/requested', {
      id: 'bookmark',
      tone: 'danger',
      isImportant: false,
      mainText: text('plus-save-unavailable-toast'),
      shortText: null,
      buttonText: null,
    });
  }

  return (
    <>
      <button type="button" className={`${styles.ribbon} ${styles.member}`} popoverTarget={id}>
        {children}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.panel} onToggle={tell}>
        <p id={`${id}-title`} className={styles.title}>
          {text('plus-save-title')}
        </p>
        <p>{text('plus-save-unavailable')}</p>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={text('plus-close')}>
          <Glyph of={close} />
        </button>
      </div>
    </>
  );
}
