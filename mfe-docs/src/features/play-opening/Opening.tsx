import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Dialog } from '@webdocs/design/Dialog';
import { definePiece, useText } from '@webdocs/remote-kit';
import { FileBox } from './FileBox.tsx';
import words from './words/en-US.ftl';
import styles from './Opening.module.css';

interface OpeningProps {
  /** Dropped on the page: they are opened at once. */
  readonly files: readonly File[] | undefined;
  readonly code: SampleCode;
  /** With a sentence that says what became of it. */
  readonly onCode: (code: SampleCode, said: string) => void;
  readonly onClose: () => void;
}

/** Where code comes from: a dialog over the playground. What is there stays until there is something in its place. */
function Opening({ files, code, onCode, onClose }: OpeningProps) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} title={text('docs-open-title')} closeLabel={text('docs-open-close')} className={styles.dialog}>
      <FileBox files={files} code={code} onCode={onCode} />
    </Dialog>
  );
}

export const opening = definePiece({ component: Opening, messages: words });
