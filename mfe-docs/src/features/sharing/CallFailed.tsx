import { Button } from '@webdocs/design/Button';
import { octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { SignInLink } from './SignInLink.tsx';
import type { PlaygroundCall } from './use-call.ts';
import styles from './sharing.module.css';

/** The same call cannot succeed without a change to it. */
const final: ReadonlyArray<PlaygroundCall['problem']> = ['too-large', 'hidden', 'gone'];

/** What a dialog says of a call that failed, with the way on; the dialog itself stays as it is. */
export function CallFailed({ call: { problem, isPending, retry } }: { readonly call: PlaygroundCall }) {
  const text = useText();
  if (!problem) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Glyph of={octagon} size={18} />
        <span>{text(`docs-share-problem-${problem}`)}</span>
      </p>
      {!final.includes(problem) && (
        <div className={styles.row}>
          {problem === 'signed-out' && <SignInLink isInNewTab />}
          <Button size="small" aria-disabled={isPending || undefined} onClick={retry}>
            {text('docs-share-again')}
          </Button>
        </div>
      )}
    </div>
  );
}
