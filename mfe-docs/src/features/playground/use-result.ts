import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { PortRunState } from '../../sample-frames/port-runner.ts';
import type { OpenResult } from './open-result.ts';
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
  const tools = useRef<OpenResult & { readonly words: typeof text }>(undefined);
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
    const begin = ({ openResult }: PlayRun, words: typeof text) => {
      const opened = openResult({
        root: root.current as HTMLElement,
        frames: frames.current as HTMLElement,
        frameClass: styles.frame ?? '',
        title,
        origin: play,
        locale,
        pseudo: pseudoLocale,
        text: words,
        onErrors: setErrors,
        onState(next) {
          if (stops.includes(next)) setStopped(true);
          setState(next);
        },
        onStop: () => setStopped(true),
        reveal: (pane) => newestReveal.current(pane),
      });
      log.current?.replaceChildren(opened.pane.element);
      logControls.current?.replaceChildren(opened.pane.controls);
      tools.current = { ...opened, words };
      if (wanted.current) opened.runner.run(wanted.current);
      else opened.runner.prepare();
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
      tools.current?.endFocus();
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
