import type { ConsoleMessage, MessageToFrame } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { make } from '@webdocs/enhance/elements';
import { frameNote } from '@webdocs/reading/frame-note';
import { runnerIn, type RunState } from '../../sample-frames/runner-frame.ts';
import type { ExampleParts } from './interactive-example.ts';
import styles from './interactive-example.module.css';

interface OutputOptions {
  /** Code that only prints has a hidden frame. */
  readonly isSeen: boolean;
  readonly onConsole?: (message: ConsoleMessage) => void;
}

export interface Output {
  readonly element: HTMLElement;
  readonly run: (code: SampleCode) => void;
  readonly runAgain: () => void;
  readonly send: (message: MessageToFrame) => void;
  readonly stop: () => void;
}

const rights = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups';
const sentences: Partial<Record<RunState, string>> = { silent: 'docs-example-silent', offline: 'docs-sample-offline' };
const languageOf = { html: 'HTML', js: 'JavaScript' } as const;

/** The frame in which the code of an example runs. */
export function output({ surroundings, text }: ExampleParts, { isSeen, onConsole }: OutputOptions): Output {
  const frame = make('iframe', { title: text('docs-example-output'), sandbox: rights, allow: 'fullscreen' });
  const note = frameNote(styles.note, text('docs-sample-again'));
  const element = make('div', { class: isSeen ? styles.stage : styles.unseen }, frame);
  if (!isSeen) {
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
  }
  element.append(note.element);

  let whatStopped: string | undefined;
  const runner = runnerIn(frame, {
    origin: surroundings.play,
    away: surroundings.away,
    isWritten: true,
    onState(state) {
      if (state === 'loading') whatStopped = undefined;
      const sentence = sentences[state];
      if (sentence) note.say(text(sentence), state === 'silent' ? runner.runAgain : undefined);
      else if (whatStopped) note.warn(whatStopped);
      else note.say();
    },
    onStopped({ part, line }) {
      const sentence = text('docs-example-stopped', { place: text('docs-example-place', { language: languageOf[part], line }) });
      if (onConsole) return onConsole({ typ: 'console', prop: 'error', args: [sentence] });
      whatStopped = sentence;
      note.warn(sentence);
    },
    ...(onConsole ? { onConsole } : {}),
  });
  return {
    element,
    run: (code) => void runner.run(code),
    runAgain: () => void runner.runAgain(),
    send: runner.send,
    stop: runner.stop,
  };
}
