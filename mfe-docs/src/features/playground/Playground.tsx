import { headingId } from '@webdocs/contracts/page/document-ids';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import type { SampleCode, ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { Button } from '@webdocs/design/Button';
import { more, play, share } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Switch } from '@webdocs/design/Switch';
import { useConfiguration, useFact, useLatePiece, useLocale, useText, type LatePiece } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type KeyboardEvent, type RefObject } from 'react';
import { isRunKey } from './is-run-key.ts';
import { isWriting } from './is-writing.ts';
import { hasCode, languageNames, playgroundLanguages, type PlaygroundLanguage, type Waits } from './playground-code.ts';
import { usePlaygroundCode, type PlaygroundCode, type ReadShared } from './use-playground-code.ts';
import type { Keeping } from '../../device-storage/kept-playgrounds.ts';
import { useKeeping, type Keep } from './use-keeping.ts';
import type { Arrangement } from './panes/arrangement.ts';
import type { PaneContent, PaneName } from './panes/Pane.tsx';
import { Panes, type SeparatorBetween } from './panes/Panes.tsx';
import { useArrangement, type Arrange } from './panes/use-arrangement.ts';
import type { OnAct, PlayAct } from './play-act.ts';
import type { View } from './workbench/Views.tsx';
import { useResult } from './use-result.ts';
import { useTypedRuns } from './use-typed-runs.ts';
// Of what comes later and is in the HTML of the server.
import notices from './workbench/Notices.module.css';
import './workbench/tabs.module.css';
import './workbench/workbench.module.css';
import styles from './Playground.module.css';

/** What is shown over the playground. */
export type SharingView = 'share' | 'mine' | 'report';

/** Code to go on with, and a sentence that says where it is from. */
type OnCode = (code: SampleCode, said: string, waits: Waits, keptId?: string) => void;

/** What is around the panes: it comes after the code can be written, and is in the HTML of the server. */
export interface Workbench {
  readonly Kept: ComponentType<{ readonly keeping: Keeping }>;
  readonly Notices: ComponentType<{ readonly code: PlaygroundCode; readonly onAct: OnAct }>;
  readonly Views: ComponentType<{ readonly view: View; readonly onView: (view: View) => void; readonly errors: number }>;
  readonly EditorTabs: ComponentType<{
    readonly panes: readonly PaneName[];
    readonly tab: string;
    readonly arrange: Arrange;
    readonly current: SampleCode | undefined;
    readonly beginning: SampleCode;
  }>;
  readonly Separator: SeparatorBetween;
  readonly Tools: ComponentType<
    Pick<Arrangement, 'editors' | 'result'> & { readonly hasAccount: boolean; readonly onAct: OnAct; readonly arrange: Arrange }
  >;
  readonly ResultTools: ComponentType<{ readonly frames: RefObject<HTMLElement | null> }>;
  readonly Veil: ComponentType<{ readonly isFromFile: boolean; readonly onAct: OnAct }>;
  readonly FileDrop: ComponentType<{ readonly root: RefObject<HTMLElement | null>; readonly onFiles: (files: readonly File[]) => void }>;
}

/** What the page brings: the editor, and what goes on between readers. */
export interface PlaygroundTools {
  readonly Editor: ComponentType<{
    readonly language: PlaygroundLanguage | Exclude<ScriptLanguage, 'module'>;
    /** Undefined until it is known. */
    readonly value: string | undefined;
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
  /** What the script is written in, and what it may import. */
  readonly ScriptTools: ComponentType<{
    readonly view: 'language' | 'modules';
    readonly code: SampleCode;
    readonly onChange: (field: 'language' | 'importMap', value: string | undefined) => void;
  }>;
  /** In the place of the result while there is no code. */
  readonly Starting: LatePiece<{ readonly onCode: OnCode; readonly missing: PlaygroundCode['missing'] }>;
  readonly workbench: Workbench;
  readonly fetchKeep: () => Promise<Keep>;
  readonly readShared: ReadShared;
}

/** Where there is room for one thing at a time. */
const phones = '(max-width: 768.98px)';

/** Fields for code, and what it does. */
export function Playground({ Editor, Sharing, Opening, ScriptTools, Starting, workbench, fetchKeep, readShared }: PlaygroundTools) {
  const { Kept, Notices, Views, EditorTabs, Separator, Tools, ResultTools, Veil, FileDrop } = workbench;
  const text = useText();
  const locale = useLocale();
  const { pseudoLocale } = useConfiguration();
  const [shownOver, setShownOver] = useState<SharingView>();
  const [opening, setOpening] = useState<{ readonly files?: readonly File[] }>();
  const close = () => {
    setShownOver(undefined);
    setOpening(undefined);
  };
  const code = usePlaygroundCode(playgroundPath(locale), readShared, close);
  const [said, say] = useState('');
  const { isAuthenticated } = useFact('session');
  const { isThere, hasFailed, fetch: fetchSharing } = useLatePiece(Sharing);
  const { isThere: canOpen, hasFailed: cannotOpen, fetch: fetchOpening } = useLatePiece(Opening);
  const { isThere: canStart, fetch: fetchStarting } = useLatePiece(Starting);
  const [view, setView] = useState<View>('code');
  const result = useResult((pane) => {
    arrange(({ folded }) => ({ folded: folded.filter((name) => name !== pane), tab: pane }));
    setView('code');
  });
  const [arrangement, arrange] = useArrangement(result.root);
  const { current, isWaiting, missing, revision, edits } = code;
  const isEmpty = current !== undefined && !hasCode(current) && missing !== 'coming';

  useEffect(() => {
    if (!isEmpty) return;
    void fetchStarting();
    // Templates are where the result will be. Who writes before they have come goes on.
    if (edits === 0 && !isWriting() && window.matchMedia(phones).matches) setView('result');
  }, [isEmpty, fetchStarting]);

  // Notices of the site are above the bar of a phone. Not by :has(): with it, 10,000 lines a second in the console held up the page.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['footBar'] = '';
    return () => void delete dataset['footBar'];
  }, []);

  // What works without a network is there then, should that go. A reader who reaches for what did not come is told so.
  useEffect(() => {
    const late = [() => Sharing.fetch(locale, pseudoLocale), () => Opening.fetch(locale, pseudoLocale), fetchKeep];
    (window.requestIdleCallback ?? setTimeout)(() => late.forEach((fetch) => void fetch().catch(() => undefined)));
  }, []);

  const start = (isTyped: boolean) => {
    if (!current) return;
    result.run(current, isTyped);
  };
  useEffect(() => {
    if (!isWaiting && revision > 0) start(false);
    // A run has a reason of its own.
  }, [revision, isWaiting]);
  const keeping = useKeeping(code, fetchKeep);
  const typed = useTypedRuns({
    edits,
    revision,
    mayRun: !isWaiting && !result.wasStopped,
    run() {
      say('');
      start(true);
    },
  });

  const run = () => {
    close();
    say('');
    // Code without a page says what it does in the console.
    setView(current?.html ? 'result' : 'console');
    code.run();
  };
  const byKey = (event: KeyboardEvent) => {
    if (!isRunKey(event)) return;
    event.preventDefault();
    run();
  };
  const show = (next: SharingView) => {
    setShownOver(next);
    void fetchSharing();
  };
  const open = (files?: readonly File[]) => {
    setShownOver(undefined);
    setOpening(files ? { files } : {});
    void fetchOpening();
  };
  const focusResult = () => result.frames.current?.closest('section')?.focus();
  const take: OnCode = (next, sentence, waits, keptId) => {
    code.open(next, waits, keptId);
    close();
    say(sentence);
    // Once its dialog is gone, and with it what had the focus.
    setTimeout(() => document.activeElement === document.body && focusResult());
  };
  const begin: OnCode = (...found) => {
    take(...found);
    // The button that was pressed is gone.
    focusResult();
  };
  const acts: Record<PlayAct, () => void> = {
    run,
    open,
    mine: () => show('mine'),
    reset: code.reset,
    clear: () => code.replace({}),
    retry: code.retry,
    fork: code.fork,
    undo: () => code.undo?.(),
    report: () => show('report'),
  };
  const newestActs = useRef(acts);
  newestActs.current = acts;
  // Always the same: a piece that comes late is drawn again for other properties only.
  const act = useCallback<OnAct>((one, sentence = '') => {
    track({ kind: 'click', source: `play_action: ${one}` });
    newestActs.current[one]();
    say(sentence);
  }, []);

  const { language: script, wat, importMap } = current ?? {};
  const known = { html: '', css: '', js: '', wat, importMap: script ?? importMap };
  const shown = playgroundLanguages.filter((language) => known[language] !== undefined);
  const editors: readonly PaneContent[] = shown.map((language) => {
    const isMap = language === 'importMap';
    const isScript = language === 'js';
    const label = isMap ? text('docs-play-import-map') : languageNames[language];
    const tools = current && <ScriptTools view={isMap ? 'modules' : 'language'} code={current} onChange={code.write} />;
    return {
      name: language,
      label,
      short: isMap ? label : language.toUpperCase(),
      controls: isScript && tools,
      body: (
        <>
          <Editor
            language={isScript && script && script !== 'module' ? script : language}
            label={text('docs-play-editor', { language: label })}
            value={current && (current[language] ?? '')}
            onChange={(value) => code.write(language, value)}
            className={styles.field}
          />
          {isMap && tools}
        </>
      ),
    };
  });
  const tabs = useMemo(() => editors.map(({ name, label, short }) => ({ name, label, short })), [shown.join()]);
  const outcome: readonly PaneContent[] = [
    {
      name: 'result',
      label: text('docs-play-result'),
      controls: (
        <>
          <Switch
            className={styles.live}
            label={text('docs-play-live')}
            checked={typed.isOn}
            onChange={({ currentTarget }) => typed.turn(currentTarget.checked)}
            status={typed.isOn && result.wasStopped && text('docs-play-live-paused')}
          />
          <ResultTools frames={result.frames} />
        </>
      ),
      body: (
        <section className={styles.result} aria-label={text('docs-play-result')} tabIndex={-1}>
          <div ref={result.frames} className={styles.frames} />
          {isEmpty && canStart && <Starting onCode={begin} missing={missing} />}
          {isWaiting && <Veil isFromFile={code.isFromFile} onAct={act} />}
        </section>
      ),
    },
    {
      name: 'console',
      label: text('docs-play-console'),
      controls: <div ref={result.logControls} className={styles.logControls} />,
      body: <div ref={result.log} className={styles.log} />,
    },
  ];
  const { editors: editorsLie, result: resultLies, tab } = arrangement;
  const panes = { arrangement, arrange, Separator };
  const sharingAway = shownOver === 'share' ? 'docs-play-share-away' : 'docs-play-dialog-away';
  const away = hasFailed && shownOver ? sharingAway : cannotOpen && opening && 'docs-play-dialog-away';
  return (
    <div ref={result.root} className={styles.play} onKeyDown={byKey}>
      <header className={styles.bar}>
        <div className={styles.title}>
          <h1 id={headingId}>{text('docs-play-title')}</h1>
          {keeping && <Kept keeping={keeping} />}
        </div>
        <button type="button" className={styles.more} popoverTarget="play-tools" aria-label={text('docs-play-more')}>
          <Glyph of={more} />
        </button>
        {/* The menu of narrow screens is part of the bar on others: the same buttons. */}
        <div
          id="play-tools"
          popover="auto"
          className={styles.tools}
          onClick={({ currentTarget }) => currentTarget.matches(':popover-open') && currentTarget.hidePopover()}
        >
          <Tools editors={editorsLie} result={resultLies} arrange={arrange} hasAccount={isAuthenticated} onAct={act} />
        </div>
        <Button className={styles.share} icon={<Glyph of={share} />} data-glean="play_action: share" onClick={() => show('share')}>
          <span>{text('docs-play-share')}</span>
        </Button>
        <div className={styles.go}>
          {/* Always there, so that its neighbors stay where they are. */}
          <Button data-glean="play_action: stop" onClick={result.end} disabled={!canBeStopped(result.state)}>
            {text('docs-play-stop')}
          </Button>
          <Button
            kind="primary"
            icon={<Glyph of={play} />}
            data-glean="play_action: run"
            onClick={run}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {text('docs-play-run')}
          </Button>
        </div>
      </header>
      {away && (
        <p className={notices.notice} data-failed role="alert">
          {text(away)}
        </p>
      )}
      <Notices code={code} onAct={act} />
      <div className={styles.workspace} data-editors={editorsLie} data-result={resultLies} data-view={view}>
        <Views view={view} onView={setView} errors={result.errors} />
        <div className={styles.room}>
          <div id="pane-code" className={styles.editors} data-pane="code">
            <EditorTabs panes={tabs} tab={tab} arrange={arrange} current={current} beginning={code.beginning} />
            <Panes panes={editors} {...panes} />
          </div>
          <Separator
            before="code"
            after="outcome"
            beforeLabel={text('docs-play-code')}
            afterLabel={text('docs-play-result')}
            isUpright={resultLies === 'beside'}
            result={resultLies}
            arrange={arrange}
          />
          <div className={styles.outcome} data-pane="outcome">
            <Panes panes={outcome} {...panes} />
          </div>
        </div>
        <div className={styles.status}>
          <p role="status">{said || result.said}</p>
          {!said && result.way && (
            <Button size="small" kind="quiet" onClick={result.way.go}>
              {result.way.label}
            </Button>
          )}
          {code.undo && (
            <Button size="small" kind="quiet" onClick={() => act('undo', text('docs-play-undone'))}>
              {text('docs-play-undo')}
            </Button>
          )}
        </div>
      </div>
      <FileDrop root={result.root} onFiles={open} />
      {shownOver && isThere && (
        <Sharing
          view={shownOver}
          code={current ?? {}}
          id={shownOver === 'report' ? (code.id ?? code.copiedFrom) : code.id}
          onClose={close}
        />
      )}
      {opening && canOpen && <Opening files={opening.files} code={current ?? {}} onCode={take} onClose={close} />}
    </div>
  );
}

function canBeStopped(state = ''): boolean {
  return /loading|running|guarded/.test(state);
}
