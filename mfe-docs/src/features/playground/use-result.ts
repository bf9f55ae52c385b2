import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { PortRunState } from '../../sample-frames/port-runner.ts';
import type { OpenResult, WayToLine } from './open-result.ts';
import type { playRun } from './play-run.ts';
import styles from './Playground.module.css';

type PlayRun = typeof playRun;

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
  const tools = useRef<OpenResult>(undefined);
  const wanted = useRef<SampleCode>(undefined);
  const newestReveal = useRef(reveal);
  newestReveal.current = reveal;
  const [state, setState] = useState<PortRunState>();
  const [said, say] = useState('');
  const [way, setWay] = useState<WayToLine>();
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
        .catch(() => !isGone && say(text('docs-play-offline')));
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
        onState(next, sentence, wayToLine) {
          setState(next);
          say(sentence);
          setWay(wayToLine);
        },
        onStop: () => setStopped(true),
        reveal: (pane) => newestReveal.current(pane),
      });
      log.current?.replaceChildren(opened.pane.element);
      logControls.current?.replaceChildren(opened.pane.controls);
      tools.current = opened;
      if (wanted.current) {
        opened.pane.empty();
        opened.runner.run(wanted.current);
      } else opened.runner.prepare();
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
    said,
    way,
  };
}
