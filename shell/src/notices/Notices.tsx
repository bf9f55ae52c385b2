import type { Toast as ToastFact } from '@webdocs/contracts/events/event';
import { Toast } from '@webdocs/design/Toast';
import { useFact, usePublish, useText } from '@webdocs/remote-kit';
import { OfflineBar } from './OfflineBar.tsx';
import { useEffect, useRef } from 'react';
import styles from './Notices.module.css';
import { useLeave } from './use-leave.ts';

/** What the site has to say besides the page. Both regions are there from the start, or nothing in them would be read out. */
export function Notices() {
  const toasts = useFact('toasts');
  const place = useRef<HTMLDivElement>(null);
  // For pages that fill the window: what is at their foot makes room.
  useEffect(() => {
    const growth = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty('--notices-height', `${entry?.contentRect.height}px`);
    });
    growth.observe(place.current as Element);
    return () => growth.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.notices}>
      <div role="status" className={styles.region}>
        <OfflineBar />
        {toasts
          .filter(({ isImportant }) => !isImportant)
          .map((toast) => (
            <Notice key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="alert" className={styles.region}>
        {toasts
          .filter(({ isImportant }) => isImportant)
          .map((toast) => (
            <Notice key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function Notice({ toast: { id, tone, isImportant, mainText, shortText, buttonText } }: { toast: ToastFact }) {
  const text = useText();
  const publish = usePublish();
  const close = () => publish('toast/closed', { id });
  const stay = useLeave(close, isImportant ? undefined : 6000);
  return (
    <div {...stay}>
      <Toast
        tone={tone}
        closeLabel={text('shell-notice-close')}
        onClose={close}
        action={buttonText ? { label: buttonText, onPress: () => publish('toast/answered', { id }) } : undefined}
      >
        <span className={shortText ? styles.long : undefined}>{mainText}</span>
        {shortText && <span className={styles.short}>{shortText}</span>}
      </Toast>
    </div>
  );
}
