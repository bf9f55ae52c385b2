import type { Document } from '@webdocs/contracts/page/page';
import { formatDate } from '@webdocs/i18n';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { FlawList } from './FlawList.tsx';
import styles from './Toolbar.module.css';
import { useFollowedPage } from './use-followed-page.ts';
import words from './words/en-US.ftl';
import { fixFlaws, openInEditor } from '../../data/writers-site.ts';

interface ToolbarProps {
  readonly doc: Document;
  /** False where the shell refreshes the page by itself. */
  readonly followsFile: boolean;
}

/** What a writer does with the page that is open: see what is wrong, have it fixed, open its file. */
function Toolbar({ doc, followsFile }: ToolbarProps) {
  const text = useText();
  const locale = useLocale();
  const [message, setMessage] = useState('');
  useFollowedPage(followsFile ? doc.mdn_url : undefined);
  const flaws = Object.values(doc.flaws ?? {}).flatMap((group) => group ?? []);
  const fixable = flaws.filter((flaw) => flaw.fixable).length;
  const file = doc.source && `${doc.source.folder}/${String(doc.source['filename'] ?? 'index.md')}`;

  async function run(work: () => Promise<string>): Promise<void> {
    setMessage(await work().catch((thrown: unknown) => text('docs-writers-toolbar-failed', { cause: String((thrown as Error).message) })));
  }
  const open = (line: number | undefined) => {
    if (file) void run(() => openInEditor(file, line).then(() => ''));
  };
  const fix = () => void run(async () => text('docs-writers-toolbar-fixed', { count: await fixFlaws(doc.mdn_url) }));

  return (
    <section className={styles.bar} aria-label={text('docs-writers-toolbar')}>
      {flaws.length > 0 ? (
        <details className={styles.flaws}>
          <summary>{text('docs-writers-toolbar-flaws', { count: flaws.length })}</summary>
          <FlawList flaws={doc.flaws ?? {}} text={text} onOpen={file ? open : undefined} />
        </details>
      ) : (
        <span>{text('docs-writers-toolbar-flaws', { count: 0 })}</span>
      )}
      {fixable > 0 && (
        <button type="button" onClick={fix}>
          {text('docs-writers-toolbar-fix', { count: fixable })}
        </button>
      )}
      {file && (
        <button type="button" onClick={() => open(undefined)}>
          {text('docs-writers-open')}
        </button>
      )}
      <a href={`/_document?url=${encodeURIComponent(doc.mdn_url)}`} target="_blank" rel="noopener">
        {text('docs-writers-toolbar-source')}
      </a>
      <a href={`/${locale}/_flaws`}>{text('docs-writers-flaws')}</a>
      {doc.modified && (
        <span className={styles.modified}>{text('docs-writers-toolbar-modified', { date: formatDate(locale, doc.modified) })}</span>
      )}
      <output className={styles.message}>{message}</output>
    </section>
  );
}

export const toolbar = definePiece({ component: Toolbar, messages: words });
