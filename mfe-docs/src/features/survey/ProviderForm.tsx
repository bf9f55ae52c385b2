import { useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './Survey.module.css';

interface ProviderFormProps {
  readonly src: string;
  readonly title: string;
  readonly onSubmitted: () => void;
}

const patienceMs = 10_000;

/** The form of a provider, in a frame. It says 'submit' when it was sent; what anything else says is not heard. */
export function ProviderForm({ src, title, onSubmitted }: ProviderFormProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading');

  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent): void => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow;
      if (data === 'submit' && isFromFrame && origin === new URL(src).origin) onSubmitted();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [src, onSubmitted]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <p role="status" className={styles.small} data-state={state}>
        {state === 'loading' && text('docs-survey-loading')}
        {state === 'late' && text('docs-survey-late')}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        src={src}
        title={title}
        height={500}
        referrerPolicy="no-referrer"
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        onLoad={() => setState('loaded')}
      />
      {/* A frame that was blocked says nothing of it. */}
      <p className={styles.small}>
        <a href={src} target="_blank" rel="noopener noreferrer">
          {text('docs-survey-new-tab')}
        </a>
      </p>
    </>
  );
}
