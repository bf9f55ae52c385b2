import { definePiece, useText } from '@webdocs/remote-kit';
import words from './words/en-US.ftl';

/** Says above a page about the site that its text is not in the language of the address: English stands in for it. */
function StandIn({ className }: { className: string | undefined }) {
  const text = useText();
  return (
    <aside className={className} aria-label={text('shell-stand-in-label')}>
      <p>{text('shell-stand-in')}</p>
    </aside>
  );
}

export const standIn = definePiece({ component: StandIn, messages: words });
