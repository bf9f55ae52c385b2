import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';

export interface TryAgainProps {
  /** Makes the failed call once more. */
  readonly onRetry: () => void;
  /** The call is on its way. */
  readonly isPending: boolean;
}

/** Stays focusable while the call is on its way, so that the keyboard does not lose its place. */
export function TryAgain({ onRetry, isPending }: TryAgainProps) {
  const text = useText();
  return (
    <Button size="small" aria-disabled={isPending || undefined} onClick={isPending ? undefined : onRetry}>
      {text(isPending ? 'plus-call-again-pending' : 'plus-call-again')}
    </Button>
  );
}
