import { definePiece, useLocale } from '@webdocs/remote-kit';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { endShare, share, useShare } from '../../data/collection-share.ts';
import { ShareCollection } from '../../features/collection-share/ShareCollection.tsx';
import words from '../../features/collection-share/words/en-US.ftl';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';

interface ShareWindowProps {
  readonly open: boolean;
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

function ShareWindow({ open, id, name, onClose }: ShareWindowProps) {
  const locale = useLocale();
  const call = useRepeatableCall();
  const { data, failure, isLoading, reload } = useShare(id, open);
  return (
    <ShareCollection
      open={open}
      name={name}
      share={data}
      addressOf={(known) => `${location.origin}/${locale}/plus/shared/${known.id}`}
      call={call}
      notice={
        <>
          <FailedCall call={call} />
          {data === undefined && <FailedCall call={{ failure, isPending: isLoading, retry: reload }} />}
        </>
      }
      onClose={onClose}
      onShare={(input) => share(id, input)}
      onEnd={() => endShare(id)}
    />
  );
}

export const shareWindow = definePiece({ component: ShareWindow, messages: words });
