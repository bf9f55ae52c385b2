import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { definePiece } from '@webdocs/remote-kit';
import { MyPlaygrounds } from './MyPlaygrounds.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import words from './words/en-US.ftl';

interface SharingProps {
  readonly view: 'share' | 'mine' | 'report';
  readonly code: SampleCode;
  /** Of the shared playground that is here unchanged. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** What goes on between readers: a dialog over the playground. */
function Sharing({ view, code, id, onClose }: SharingProps) {
  if (view === 'mine') return <MyPlaygrounds onClose={onClose} />;
  if (view === 'report') return id === undefined ? null : <ReportDialog id={id} onClose={onClose} />;
  return <ShareDialog code={code} id={id} onClose={onClose} />;
}

export const sharing = definePiece({ component: Sharing, messages: words });
