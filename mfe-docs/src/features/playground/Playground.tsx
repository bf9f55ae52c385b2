import { headingId } from '@webdocs/contracts/page/document-ids';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { check, warning } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Switch } from '@webdocs/design/Switch';
import { useFact, useLatePiece, useLocale, useText, type LatePiece } from '@webdocs/remote-kit';
import { useEffect, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { PortRunState } from '../../sample-frames/port-runner.ts';
import { hasCode, languageNames, playgroundLanguages, type PlaygroundLanguage, type Waits } from './playground-code.ts';
import { usePlaygroundCode, type ReadShared } from './use-playground-code.ts';
import { useKeeping, type Keep } from './use-keeping.ts';
import { Pane, type PaneContent } from './panes/Pane.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useResult } from './use-result.ts';
import { useTypedRuns } from './use-typed-runs.ts';
import styles from './Playground.module.css';

/** What is shown over the playground. */
export type SharingView = 'share' | 'mine' | 'report';

/** Code to go on with, and a sentence that says where it is from. */
type OnCode = (code: SampleCode, said: string, waits: Waits, keptId?: string) => void;

/** What the page brings: the editor, and what goes on between readers. */
export interface PlaygroundTools {
  readonly Editor: ComponentType<{
    readonly language: PlaygroundLanguage;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly label: string;
    readonly className?: string | undefined;
  }>;
  readonly Sharing: LatePiece<{
    readonly view: SharingView;
    readonly code: SampleCode;
    /** Of the shared playground that is here unchanged. */
    readonly id: string | undefined;
    readonly onClose: () => void;
  }>;
  readonly Opening: LatePiece<{
    readonly files: readonly File[] | undefined;
    readonly code: SampleCode;
    readonly onCode: OnCode;
    readonly onClose: () => void;
  }>;
  /** In the place of the result while there is no code. */
  readonly Starting: LatePiece<{ readonly onCode: OnCode }>;
  readonly fetchKeep: () => Promise<Keep>;
  readonly readShared: ReadShared;
}

/** Three fields for code, and what it does. */
export function Playground({ Editor, Sharing, Opening, Starting, fetchKeep, readShared }: PlaygroundTools) {
  const text = useText();
  const locale = useLocale();
  const [view, setView] = useState<SharingView>();
  const [opening, setOpening] = useState<{ readonly files?: readonly File[] }>();
  const close = () => {
    setView(undefined);
    setOpening(undefined);
  };
  const code = usePlaygroundCode(playgroundPath(locale), readShared, close);
  const [said, say] = useState('');
  const { isAuthenticated } = useFact('session');
  const { isThere, hasFailed, fetch: fetchSharing } = useLatePiece(Sharing);
  const { isThere: canOpen, hasFailed: cannotOpen, fetch: fetchOpening } = useLatePiece(Opening);
  const { isThere: canStart, fetch: fetchStarting } = useLatePiece(Starting);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const fold = (name: string, isFolded: boolean) =>
    setFolded((before) => (isFolded ? [...before, name] : before.filter((one) => one !== name)));
  const result = useResult((pane) => fold(pane, false));
  const { current, isWaiting, missing, revision, edits } = code;
  const isEmpty = current !== undefined && !hasCode(current) && missing === undefined;

  useEffect(() => {
    if (isEmpty) void fetchStarting();
  }, [isEmpty, fetchStarting]);

  const start = (isTyped: boolean) => {
    if (!current) return;
    result.run(current, isTyped);
    // What may be shared next is at hand then, should the network go.
    void fetchSharing();
  };
  useEffect(() => {
    if (!isWaiting && revision > 0) start(false);
    // A run has a reason of its own.
  }, [revision, isWaiting]);
  const keeping = useKeeping(code, fetchKeep);
  const runTyped = () => {
    say('');
    start(true);
  };
  const typed = useTypedRuns({ edits, revision, mayRun: !isWaiting && !result.wasStopped, run: runTyped });

  const run = () => {
    say('');
    code.run();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  const askFirst = (question: string, change: () => void) => {
    if (!window.confirm(text(question))) return;
    change();
    say('');
  };
  const clear = () => askFirst('docs-play-clear-question', () => code.replace({}));
  const reset = () => askFirst('docs-play-reset-question', code.reset);
  const show = (next: SharingView) => {
    setView(next);
    void fetchSharing();
  };
  const open = (files?: readonly File[]) => {
    setView(undefined);
    setOpening(files ? { files } : {});
    void fetchOpening();
  };
  const take: OnCode = (next, sentence, waits, keptId) => {
    code.open(next, waits, keptId);
    close();
    say(sentence);
  };
  const begin: OnCode = (...found) => {
    take(...found);
    // The button that was pressed is gone.
    result.frames.current?.closest('section')?.focus();
  };
  const undo = () => {
    code.undo?.();
    say(text('docs-play-undone'));
  };
  const drop = useFileDrop(open);
  const fork = () => {
    code.fork();
    say(text('docs-play-forked'));
  };

  const shown = playgroundLanguages.filter((language) => language !== 'wat' || current?.wat !== undefined);
  const editors: readonly PaneContent[] = shown.map((language) => ({
    name: language,
    label: languageNames[language],
    body: (
      <Editor
        language={language}
        label={text('docs-play-editor', { language: languageNames[language] })}
        value={current?.[language] ?? ''}
        onChange={(value) => code.write(language, value)}
        className={styles.field}
      />
    ),
  }));
  return (
    <div ref={result.root} className={styles.play} onKeyDown={byKey} {...drop}>
      <header className={styles.head}>
        <h1 id={headingId}>{text('docs-play-title')}</h1>
        <div className={styles.actions}>
          <Button kind="primary" onClick={run} aria-keyshortcuts="Control+Enter Meta+Enter">
            {text('docs-play-run')}
          </Button>
          {/* Always there, so that its neighbors stay where they are. */}
          <Button onClick={result.end} disabled={!canBeStopped(result.state)}>
            {text('docs-play-stop')}
          </Button>
          <Button onClick={() => show('share')}>{text('docs-play-share')}</Button>
          <Button onClick={() => open()}>{text('docs-play-open')}</Button>
          {isAuthenticated && <Button onClick={() => show('mine')}>{text('docs-play-mine')}</Button>}
          <Button onClick={reset}>{text('docs-play-reset')}</Button>
          <Button onClick={clear}>{text('docs-play-clear')}</Button>
        </div>
        <div className={styles.saying}>
          <Switch
            className={styles.live}
            label={text('docs-play-live')}
            checked={typed.isOn}
            onChange={({ currentTarget }) => typed.turn(currentTarget.checked)}
            status={typed.isOn && result.wasStopped && text('docs-play-live-paused')}
          />
          {keeping && (
            <p className={styles.keeping} role="status" data-failed={keeping !== 'kept' || undefined}>
              <Glyph of={keeping === 'kept' ? check : warning} size={16} />
              {text(`docs-play-${keeping}`)}
            </p>
          )}
          <p className={styles.said} role="status">
            {(hasFailed && view) || (cannotOpen && opening) ? text('docs-play-sharing-away') : said || result.said}
          </p>
          {code.undo && (
            <Button size="small" kind="quiet" onClick={undo}>
              {text('docs-play-undo')}
            </Button>
          )}
        </div>
      </header>
      <noscript>
        <p>{text('docs-play-script')}</p>
      </noscript>
      {missing && (
        <p className={styles.missing} role={missing === 'coming' ? 'status' : 'alert'}>
          {text(`docs-play-${missing}`)}
          {(missing === 'away' || missing === 'failed') && (
            <Button size="small" onClick={code.retry}>
              {text('docs-play-again')}
            </Button>
          )}
        </p>
      )}
      {code.isShared && (
        <div className={styles.shared} data-waiting={isWaiting || undefined}>
          <p>{text(isWaiting ? 'docs-play-shared-waiting' : 'docs-play-shared')}</p>
          <Button size="small" onClick={fork}>
            {text('docs-play-fork')}
          </Button>
          {code.id && (
            <Button size="small" onClick={() => show('report')}>
              {text('docs-play-report')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.panes}>
        <div className={styles.editors}>
          {editors.map((pane) => (
            <Pane key={pane.name} {...pane} isFolded={folded.includes(pane.name)} onFold={(isFolded) => fold(pane.name, isFolded)} />
          ))}
        </div>
        <div className={styles.outcome}>
          <section className={styles.result} aria-label={text('docs-play-result')} tabIndex={-1}>
            <div ref={result.frames} className={styles.frames} />
            {isEmpty && canStart && <Starting onCode={begin} />}
            {isWaiting && (
              <div className={styles.veil}>
                <p>{text(code.isFromFile ? 'docs-play-file-warning' : 'docs-play-warning')}</p>
                <Button kind="primary" onClick={run}>
                  {text('docs-play-run')}
                </Button>
              </div>
            )}
          </section>
          <div ref={result.log} className={styles.log} />
        </div>
      </div>
      {view && isThere && <Sharing view={view} code={current ?? {}} id={code.id} onClose={close} />}
      {opening && canOpen && <Opening files={opening.files} code={current ?? {}} onCode={take} onClose={close} />}
    </div>
  );
}

function canBeStopped(state: PortRunState | undefined): boolean {
  return state === 'loading' || state === 'running' || state === 'guarded';
}
