import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Dialog } from '@webdocs/design/Dialog';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useId } from 'react';
import { FileBox } from './FileBox.tsx';
import { KeptList } from './KeptList.tsx';
import { Templates } from './Templates.tsx';
import words from './words/en-US.ftl';
import styles from './Opening.module.css';

/** The last one is its id in the list on this device. */
export type OnCode = (code: SampleCode, said: string, waits: boolean | 'file', keptId?: string) => void;

interface OpeningProps {
  /** Dropped on the page: they are opened at once. */
  readonly files: readonly File[] | undefined;
  readonly code: SampleCode;
  /** With a sentence that says what became of it. What comes in a file waits for its reader. */
  readonly onCode: OnCode;
  readonly onClose: () => void;
}

/** Where code comes from: a dialog over the playground. What is there stays until there is something in its place. */
function Opening({ files, code, onCode, onClose }: OpeningProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={text('docs-open-title')} closeLabel={text('docs-open-close')} className={styles.dialog}>
      <FileBox files={files} code={code} onCode={(found, said) => onCode(found, said, 'file')} />
      <KeptList onCode={(kept, said) => onCode(kept.code, said, kept.waits ?? false, kept.id)} />
      <section className={styles.way} aria-labelledby={`${id}-templates`}>
        <h3 id={`${id}-templates`}>{text('docs-open-templates')}</h3>
        <Templates onCode={(picked, said) => onCode(picked, said, false)} />
      </section>
    </Dialog>
  );
}

export const opening = definePiece({ component: Opening, messages: words });
