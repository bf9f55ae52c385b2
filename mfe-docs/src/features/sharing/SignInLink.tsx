import { signIn } from '@webdocs/contracts/api/sign-in';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';

interface SignInLinkProps {
  /** Where the page has to stay as it is. */
  readonly isInNewTab?: boolean;
  readonly onClick?: () => void;
}

/** Leads back to the playground, which has the code that this tab keeps. */
export function SignInLink({ isInNewTab, onClick }: SignInLinkProps) {
  const text = useText();
  const href = `${signIn.path}?next=${encodeURIComponent(playgroundPath(useLocale()))}`;
  return (
    <Button size="small" href={href} rel="nofollow noopener" {...(isInNewTab ? { target: '_blank' } : {})} onClick={onClick}>
      {text('docs-share-log-in')}
    </Button>
  );
}
