import { embedViews, type EmbedView } from '@webdocs/contracts/samples/embed-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { copy, download } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Select } from '@webdocs/design/Select';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { dataAddressOf, htmlFileOf, zipOf } from '../../code-files/code-copies.ts';
import { embedOfCode } from '../../code-files/embed-of-code.ts';
import { markdownOfCode } from '../../code-files/markdown-of-code.ts';
import { scriptToRun } from '../../script-preparation/script-to-run.ts';
import { isCopied } from './is-copied.ts';
import { saveFile } from './save-file.ts';
import styles from './sharing.module.css';

interface CodeFormsProps {
  readonly code: SampleCode;
  /** Of the shared playground that it is. */
  readonly id: string | undefined;
  /** To that, and one that carries the code, where it is short enough. */
  readonly link: string | undefined;
  readonly carrying: string | undefined;
  readonly onSay: (sentence: string) => void;
}

/** The code as text and as files, which need neither an account nor a network. */
export function CodeForms({ code, id, link, carrying, onSay }: CodeFormsProps) {
  const text = useText();
  const locale = useLocale();
  const { play } = useConfiguration().addresses;
  const [view, setView] = useState<EmbedView>('both');
  const optionsOf = async () => ({ origin: window.location.origin, playOrigin: play, run: await scriptToRun(code) });
  const isPage = code.wat === undefined;

  const copyText = async (what: string) => onSay(text((await isCopied(what)) ? 'docs-share-copied' : 'docs-share-text-not-copied'));
  const copyMarkdown = () => copyText(markdownOfCode(code, view === 'result' ? (link ?? carrying) : link, view));
  const copyEmbed = async () => {
    const embed = await embedOfCode(code, { id, view, origin: play, locale, title: text('docs-share-embed-title') });
    if (embed === undefined) onSay(text('docs-share-embed-too-long'));
    else await copyText(embed);
  };
  /** Code of other languages is compiled first, by what may still be to load. */
  const withOptions = async (work: (options: Awaited<ReturnType<typeof optionsOf>>) => Promise<void>) => {
    const options = await optionsOf().catch(() => undefined);
    if (options) await work(options);
    else onSay(text('docs-share-problem-offline'));
  };
  const copyAddress = () =>
    withOptions(async (options) => {
      const address = dataAddressOf(code, options);
      if (address === undefined) onSay(text('docs-share-data-too-long'));
      else await copyText(address);
    });
  const save = (name: string, fileOf: (options: Awaited<ReturnType<typeof optionsOf>>) => Blob | Promise<Blob>) =>
    withOptions(async (options) => {
      saveFile(await fileOf(options), name);
      onSay(text('docs-share-saved', { name }));
    });
  return (
    <section className={styles.way}>
      <h3>{text('docs-share-forms')}</h3>
      {!isPage && <p className={styles.text}>{text('docs-share-wat')}</p>}
      <Select
        label={text('docs-share-view')}
        value={view}
        onChange={({ currentTarget }) => setView(embedViews.find((one) => one === currentTarget.value) ?? 'both')}
      >
        {embedViews.map((one) => (
          <option key={one} value={one}>
            {text(`docs-share-view-${one}`)}
          </option>
        ))}
      </Select>
      <div className={styles.forms}>
        <Button size="small" icon={<Glyph of={copy} />} onClick={() => void copyMarkdown()}>
          {text('docs-share-markdown')}
        </Button>
        {URL.canParse(play) && (
          <Button size="small" icon={<Glyph of={copy} />} onClick={() => void copyEmbed()}>
            {text('docs-share-embed')}
          </Button>
        )}
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
