import { joinCatalogues } from '@webdocs/i18n';
import { definePiece } from '@webdocs/remote-kit';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import callWords from '../../features/session-ended/words/en-US.ftl';
import { Digest } from '../../features/watch-list/Digest.tsx';
import { WatchList } from '../../features/watch-list/WatchList.tsx';
import words from '../../features/watch-list/words/en-US.ftl';

/** What a reader watches, and how mail tells of it. */
function WatchSettings() {
  return (
    <>
      <Digest Failed={FailedCall} />
      <WatchList Failed={FailedCall} />
    </>
  );
}

export const watchSettings = definePiece({ component: WatchSettings, messages: joinCatalogues(words, callWords) });
