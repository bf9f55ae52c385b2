import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { external, warning } from '@webdocs/design/drawings';
import { useFact, useText } from '@webdocs/remote-kit';
import { signInAddress } from '../../calls/sign-in-address.ts';
import { TryAgain, type TryAgainProps } from './TryAgain.tsx';
import styles from './SessionEnded.module.css';

interface SessionEndedProps extends TryAgainProps {
  /** The session has not ended: what the form does needs the password once more. */
  readonly isFresh?: boolean;
}

/**
 * Shown in a form whose call found no session, or one that is too old for it. The form keeps what was typed; signing in happens in a tab of its
 * own, and the same call is made again afterwards.
 */
export function SessionEnded({ isFresh = false, onRetry, isPending }: SessionEndedProps) {
  const text = useText();
  const fact = useFact('page');
  // A page may have changed its address by itself.
  const page = typeof window === 'undefined' ? fact : window.location;
  return (
    <div className={styles.box} data-tone="warning" role="alert">
      <p className={styles.words}>
        <Glyph of={warning} size={18} />
        <span>{text(isFresh ? 'plus-session-too-old' : 'plus-session-ended')}</span>
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          href={signInAddress(page, { isFresh })}
          target="_blank"
          rel="nofollow noopener"
          iconAfter={<Glyph of={external} />}
        >
          {text('plus-session-sign-in')}
        </Button>
        <TryAgain onRetry={onRetry} isPending={isPending} />
      </div>
    </div>
  );
}
