import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { octagon, upload } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { FileProblemError } from '../../code-files/file-problem.ts';
import { openedFiles } from '../../code-files/opened-files.ts';
import styles from './Opening.module.css';

interface FileBoxProps {
  readonly files: readonly File[] | undefined;
  readonly code: SampleCode;
  readonly onCode: (code: SampleCode, said: string) => void;
}

/** Opens files that are chosen here, or were dropped on the page. What cannot be opened is said right below. */
export function FileBox({ files, code, onCode }: FileBoxProps) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblemError>();
  const [isReading, setReading] = useState(false);
  const isGone = useRef(false);

  async function open(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    setReading(true);
    try {
      const { code: found, name, leftOut } = await openedFiles(chosen);
      if (isGone.current) return;
      // Of loose styles or scripts the rest is what is there.
      const isWhole = found.html !== undefined;
      onCode(isWhole ? found : { ...code, ...found }, saidOf(name, leftOut));
    } catch (thrown) {
      if (!(thrown instanceof FileProblemError)) throw thrown;
      if (!isGone.current) setProblem(thrown);
    } finally {
      if (!isGone.current) setReading(false);
    }
  }
  function saidOf(name: string, leftOut: readonly string[]): string {
    const opened = text('docs-open-opened', { name });
    if (leftOut.length === 0) return opened;
    const names = new Intl.ListFormat(locale).format(leftOut.slice(0, mostNames));
    return `${opened} ${text('docs-open-left-out', { names, count: Math.max(0, leftOut.length - mostNames) })}`;
  }

  useEffect(() => {
    isGone.current = false;
    if (files) void open(files);
    return () => void (isGone.current = true);
    // Those that are dropped next are opened next.
  }, [files]);

  return (
    <section className={styles.way} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text('docs-open-files')}</h3>
      <div className={styles.box}>
        <p id={`${id}-text`}>{text('docs-open-files-text')}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".zip,.html,.htm,.css,.js,.mjs,.ts,.mts,.jsx,.tsx,.json"
          onChange={({ currentTarget }) => {
            void open([...(currentTarget.files ?? [])]);
            // The same file may be chosen again, once it was put right.
            currentTarget.value = '';
          }}
        />
        <Button
          size="small"
          icon={<Glyph of={upload} />}
          aria-describedby={`${id}-text ${id}-problem`}
          aria-disabled={isReading || undefined}
          onClick={() => !isReading && input.current?.click()}
        >
          {text('docs-open-choose')}
        </Button>
      </div>
      <div id={`${id}-problem`} role="alert">
        {problem && !isReading && (
          <p className={styles.problem}>
            <Glyph of={octagon} size={18} />
            <span>
              {text(`docs-open-problem-${problem.problem}`, { file: problem.file })} {text('docs-open-unchanged')}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** More names than a line or two holds are counted. */
const mostNames = 3;
