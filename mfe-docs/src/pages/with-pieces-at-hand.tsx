import type { Catalogue } from '@webdocs/i18n';
import { definePart, useText, type Part, type PartProps } from '@webdocs/remote-kit';
import { latePiecesWith } from './late-pieces-in.tsx';
import { PiecesAtHand } from './late-pieces.tsx';

/** A part whose late pieces the server has at hand, with the words that a browser would have to fetch. */
export function withPiecesAtHand({ component: PartComponent, messages }: Part, pieceMessages: Catalogue): Part {
  function PartWithPieces(props: PartProps) {
    return (
      <PiecesAtHand value={latePiecesWith(useText())}>
        <PartComponent {...props} />
      </PiecesAtHand>
    );
  }
  return definePart({
    component: PartWithPieces,
    messages: {
      sourcesFor: async (locale) => [...(await messages.sourcesFor(locale)), ...(await pieceMessages.sourcesFor(locale))],
    },
  });
}
