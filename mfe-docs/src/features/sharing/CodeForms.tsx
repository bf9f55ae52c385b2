import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { copy, download } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import { dataAddressOf, htmlFileOf, zipOf } from '../../code-files/code-copies.ts';
import { markdownOfCode } from '../../code-files/markdown-of-code.ts';
import { scriptToRun } from '../../script-preparation/script-to-run.ts';
import { isCopied } from './is-copied.ts';
import { saveFile } from './save-file.ts';
import styles from './sharing.module.css';

interface CodeFormsProps {
  readonly code: SampleCode;
  /** To the code, where there is one. */
  readonly link: string | undefined;
  readonly onSay: (sentence: string) => void;
}

/** The code as text and as files, which need neither an account nor a network. */
export function CodeForms({ code, link, onSay }: CodeFormsProps) {
  const text = useText();
  const { play } = useConfiguration().addresses;
  const optionsOf = async () => ({ origin: window.location.origin, playOrigin: play, run: await scriptToRun(code) });
  const isPage = code.wat === undefined;

  const copyText = async (what: string) => onSay(text((await isCopied(what)) ? 'docs-share-copied' : 'docs-share-text-not-copied'));
  const copyAddress = async () => {
    const address = dataAddressOf(code, await optionsOf());
    if (address === undefined) onSay(text('docs-share-data-too-long'));
    else await copyText(address);
  };
  const save = async (name: string, fileOf: (options: Awaited<ReturnType<typeof optionsOf>>) => Blob | Promise<Blob>) => {
    saveFile(await fileOf(await optionsOf()), name);
    onSay(text('docs-share-saved', { name }));
  };
  return (
    <section className={styles.way}>
      <h3>{text('docs-share-forms')}</h3>
      {!isPage && <p className={styles.text}>{text('docs-share-wat')}</p>}
      <div className={styles.forms}>
        <Button size="small" icon={<Glyph of={copy} />} onClick={() => void copyText(markdownOfCode(code, link))}>
          {text('docs-share-markdown')}
        </Button>
        {isPage && (
          <>
            <Button size="small" icon={<Glyph of={copy} />} onClick={() => void copyAddress()}>
              {text('docs-share-data')}
            </Button>
            <Button
              size="small"
              icon={<Glyph of={download} />}
              onClick={() => void save('playground.html', (options) => htmlFileOf(code, options))}
            >
              {text('docs-share-html')}
            </Button>
          </>
        )}
        <Button
          size="small"
          icon={<Glyph of={download} />}
          onClick={() => void save('playground.zip', (options) => zipOf(code, options, new Date()))}
        >
          {text('docs-share-zip')}
        </Button>
      </div>
    </section>
  );
}
