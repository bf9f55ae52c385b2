import { copySharedCollection } from '@webdocs/contracts/api/shared-collections';
import { definePiece } from '@webdocs/remote-kit';
import { call } from '@webdocs/remote-kit/call';
import { FailedCall } from '../../features/session-ended/FailedCall.tsx';
import words from '../../features/session-ended/words/en-US.ftl';
import { CopyShared } from '../../features/shared-collection/CopyShared.tsx';

interface ReaderCopyProps {
  readonly share: string;
  /** What the copy is called, unless the reader has a collection of that name. */
  readonly name: string;
}

function ReaderCopy({ share, name }: ReaderCopyProps) {
  return <CopyShared onCopy={() => call(copySharedCollection, { params: { share }, body: { name } })} FailedCall={FailedCall} />;
}

export const readerCopy = definePiece({ component: ReaderCopy, messages: words });
