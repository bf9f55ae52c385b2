import { addressOf } from '@webdocs/contracts/api/address-of';
import { signIn } from '@webdocs/contracts/api/sign-in';
import { definePiece, useConfiguration, useText } from '@webdocs/remote-kit';
import { saveAgain, useSaving } from '../../../ticks/use-ticks.ts';
import words from './words/en-US.ftl';

/** Where the ticks are kept, and what to do when the account cannot be reached. */
function Kept({ url }: { readonly url: string }) {
  const text = useText();
  const state = useSaving();
  const { readOnly } = useConfiguration();
  if (state === 'failed')
    return (
      <span role="alert">
        {text('blog-curriculum-kept-failed')}{' '}
        <button type="button" onClick={saveAgain}>
          {text('blog-curriculum-try-again')}
        </button>
      </span>
    );
  if (state !== 'device') return text(state === 'saving' ? 'blog-curriculum-kept-saving' : 'blog-curriculum-kept-in-account');
  return (
    <>
      {text('blog-curriculum-kept-on-device')}{' '}
      {!readOnly && (
        <a href={addressOf(signIn, { query: { next: url } })} rel="nofollow">
          {text('blog-curriculum-kept-log-in')}
        </a>
      )}
    </>
  );
}

export const kept = definePiece({ component: Kept, messages: words });
