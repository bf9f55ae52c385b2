import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { PortRunner, PortRunState } from '../../sample-frames/port-runner.ts';
import type { ConsolePane, PaneLine } from './console/console-pane.ts';
import { languageNames } from './playground-code.ts';
import type { playRun } from './play-run.ts';
import styles from './Playground.module.css';

type PlayRun = typeof playRun;

const sentenceOf: Partial<Record<PortRunState, string>> = {
  silent: 'docs-play-silent',
  offline: 'docs-play-offline',
  ended: 'docs-play-ended',
  guarded: 'docs-play-guarded',
  flooded: 'docs-play-flooded',
};

/** Ends that the reader or the guard put to a run. */
const stops: readonly PortRunState[] = ['guarded', 'silent', 'flooded', 'ended'];

/** The frames in which code runs, and the list of what it prints: both outlive what React draws, and come after it. */
export function useResult(reveal: (pane: string) => void) {
  const text = useText();
  const locale = useLocale();
  const { addresses, pseudoLocale } = useConfiguration();
  const { play } = addresses;
  const root = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const logControls = useRef<HTMLDivElement>(null);
  const tools = useRef<{ readonly runner: PortRunner; readonly pane: ConsolePane; readonly words: typeof text }>(undefined);
  const wanted = useRef<SampleCode>(undefined);
  const newestReveal = useRef(reveal);
  newestReveal.current = reveal;
  const [state, setState] = useState<PortRunState>();
  const [wasStopped, setStopped] = useState(false);
  const [errors, setErrors] = useState(0);
  const title = text('docs-play-result');

  useEffect(() => {
    let isGone = false;
    const load = () =>
      void import(/* webpackChunkName: "docs-play-run" */ './play-run.ts')
        .then(async ({ playRun }) => {
          const words = await playRun.consoleWords(text, locale, pseudoLocale);
          if (!isGone && !tools.current) begin(playRun, words);
        })
        .catch(() => !isGone && setState('offline'));
    let endFocus: (() => void) | undefined;
    const begin = ({ consolePane, keepFocus, portRunnerIn, preparingRunner, showLine }: PlayRun, words: typeof text) => {
      const onPlace = ({ part, line }: PaneLine) => {
        newestReveal.current(part);
        const pane = root.current?.querySelector(`[data-pane="${part}"]`);
        // What was folded away is drawn by then.
        setTimeout(() => pane && showLine(pane, line));
      };
      const pane = consolePane({ text: words, onPlace, onErrors: setErrors });
      const runnerWith = (onNoModule: (message: NoModuleMessage) => void) =>
        portRunnerIn(frames.current as HTMLElement, {
          makeFrame: () => emptyFrame(title),
          origin: play,
          lang: locale,
          onState(next) {
            // What it printed comes once more.
            if (next === 'guarded') pane.empty();
            if (stops.includes(next)) setStopped(true);
            setState(next);
          },
          onPrints: pane.take,
          onStopped(place, count = 1) {
            setStopped(true);
            const found = { language: languageNames[place.part], line: place.line, count: count.toLocaleString(locale) };
            pane.notify(words('docs-play-stopped', found), place);
          },
          onNoModule,
        });
      const onAway = () => setState('offline');
      const runner = preparingRunner({ runnerWith, locale, pseudo: pseudoLocale, notify: pane.notify, onAway });
      log.current?.replaceChildren(pane.element);
      logControls.current?.replaceChildren(pane.controls);
      endFocus = keepFocus(root.current as HTMLElement, frames.current as HTMLElement);
      tools.current = { runner, pane, words };
      if (wanted.current) runner.run(wanted.current);
      else runner.prepare();
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
      endFocus?.();
      tools.current?.runner.stop();
      tools.current = undefined;
    };
  }, [play, title]);

  const run = (code: SampleCode, isTyped = false) => {
    wanted.current = code;
    setStopped(false);
    tools.current?.pane.empty();
    tools.current?.runner.run(code, isTyped);
  };
  const end = () => tools.current?.runner.end();
  const sentence = state && sentenceOf[state];
  return {
    root,
    frames,
    log,
    logControls,
    errors,
    run,
    end,
    state,
    wasStopped,
    said: sentence ? (tools.current?.words ?? text)(sentence) : '',
  };
}

function emptyFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = styles.frame ?? '';
  frame.title = title;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals allow-pointer-lock');
  frame.allow = 'fullscreen; autoplay; clipboard-write';
  return frame;
}
