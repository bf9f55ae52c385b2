import { checkTimeLimitMs, type MarkMessage } from '@webdocs/contracts/samples/sample-messages';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { make } from '@webdocs/enhance/elements';
import { runnerIn } from '../../sample-frames/runner-frame.ts';
import type { SamplesAway } from '../../sample-frames/kept-run.ts';
import styles from './sample-checks.module.css';

interface CheckRunOptions {
  readonly code: SampleCode;
  readonly checks: readonly string[];
  /** Where the reader sees the same code run: the frame of the checks is as large, and is not seen. */
  readonly stage: HTMLElement;
  /** Origin of the playground. */
  readonly play: string;
  readonly away: SamplesAway | undefined;
  /** All answers that came; those that miss will not come. */
  readonly onEnd: (answers: ReadonlyMap<number, MarkMessage>) => void;
}

// No windows that open, and no questions: the reader has not pressed anything here.
const rights = 'allow-scripts allow-same-origin allow-forms';
const graceMs = 1000;

/**
 * Runs the code a second time, in a frame of its own, and checks it there. Checks press buttons and fill in fields: the reader's own
 * frame stays as the reader left it, and what happened there is no help. Gives what ends the run without a word.
 */
export function checkRun({ code, checks, stage, play, away, onEnd }: CheckRunOptions): () => void {
  const answers = new Map<number, MarkMessage>();
  const frame = make('iframe', { sandbox: rights, tabindex: '-1' });
  // Tab does not lead into it.
  const place = make('div', { class: styles.unseen, inert: '', 'aria-hidden': 'true' }, frame);
  stage.append(place);
  const heard = new Set<number>();
  let timer: number | undefined;
  let wasStopped = false;

  const runner = runnerIn(frame, {
    origin: play,
    away,
    isWritten: true,
    onState(state) {
      if (state === 'silent') end();
      if (state === 'running') timer = window.setTimeout(end, checks.length * checkTimeLimitMs + graceMs);
    },
    onStopped: () => (wasStopped = true),
    onMark(answer) {
      if (answer.index < checks.length) heard.add(answer.index);
      // A check that failed because the code was stopped says no more than one that was never answered.
      if (answer.index < checks.length && !(wasStopped && answer.outcome === 'failed')) answers.set(answer.index, answer);
      if (heard.size === checks.length) end();
    },
  });
  runner.send({ typ: 'check', checks });
  void runner.run(code);
  return stop;

  function end(): void {
    stop();
    onEnd(answers);
  }

  function stop(): void {
    window.clearTimeout(timer);
    runner.stop();
    place.remove();
  }
}
